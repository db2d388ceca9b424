'use client';

import { usePathname } from 'next/navigation';
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react';
import { isSamePath } from '@/lib/routes';
import { Icon } from '../Icon/Icon';
import { PageLink } from '../PageLink/PageLink';
import styles from './SiteMenu.module.css';

export type MenuItem = { path: string; label: string };

type SiteMenuProps = {
  label: string;
  openLabel: string;
  closeLabel: string;
  items: readonly MenuItem[];
  children: ReactNode;
};

const MENU_ID = 'site-menu';

/** The links to all pages: a line on wide screens, a popover below. */
export function SiteMenu({ label, openLabel, closeLabel, items, children }: SiteMenuProps) {
  const current = usePathname();
  const menu = useRef<HTMLElement>(null);

  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
        <Icon name="menu" />
        <span>{openLabel}</span>
      </button>
      <nav
        id={MENU_ID}
        ref={menu}
        className={styles.menu}
        popover="auto"
        aria-label={label}
        onKeyDown={keepFocus}
        onToggle={takeFocus}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span>{closeLabel}</span>
        </button>
        <ul className={styles.list}>
          {items.map(({ path, label: name }) => (
            <li key={path}>
              <PageLink
                className={styles.link}
                href={path}
                aria-current={isSamePath(path, current) ? 'page' : undefined}
                onClick={() => menu.current?.hidePopover?.()}
              >
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
        <div className={styles.contacts}>{children}</div>
      </nav>
    </>
  );
}

/** An autofocus attribute would do it without a script, but browsers complain of it on each page with a fragment. */
function takeFocus({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') menu.querySelector('button')?.focus();
}

/** The open menu covers the page, so Tab goes round inside it: a stop under it could not be seen. */
function keepFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: menu, key, shiftKey } = event;
  if (key !== 'Tab' || !isOpen(menu)) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button')];
  if (shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/** A browser that knows no popovers shows the links as part of the page, and has no word for an open one. */
function isOpen(menu: HTMLElement): boolean {
  return CSS.supports('selector(:popover-open)') && menu.matches(':popover-open');
}
