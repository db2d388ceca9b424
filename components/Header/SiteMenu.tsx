'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import type { KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import type { Content } from '@/content/schema';
import { isSamePath } from '@/lib/routes';
import { Icon } from '../Icon/Icon';
import { PageLink } from '../PageLink/PageLink';
import styles from './SiteMenu.module.css';

/** Services have a paper and a price. */
export type MenuItem = Record<'path' | 'label', string> &
  Record<'paper' | 'price', string | undefined>;

type SiteMenuProps = {
  labels: Pick<Content['site']['header'], 'navigation' | 'menu' | 'close'>;
  items: readonly MenuItem[];
  children: ReactNode;
};

const MENU_ID = 'site-menu';

/** The links to all pages: in the header on wide screens, in a popover on others. */
export function SiteMenu({ labels, items, children }: SiteMenuProps) {
  const current = usePathname();
  return (
    <>
      <button
        type="button"
        className={clsx(styles.toggle, 'tap below-desktop screen-only')}
        popoverTarget={MENU_ID}
      >
        <Icon name="menu" />
        <span>{labels.menu}</span>
      </button>
      <nav
        id={MENU_ID}
        className={styles.menu}
        popover="auto"
        aria-label={labels.navigation}
        onClick={closeByLink}
        onKeyDown={trapFocus}
        onToggle={focusCloseButton}
      >
        <button
          type="button"
          className={clsx(styles.close, 'tap below-desktop')}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span>{labels.close}</span>
        </button>
        <ul className={styles.list}>
          {items.map(({ path, paper, label, price }) => (
            <li key={path} className={styles.item} data-paper={paper}>
              <PageLink
                className={clsx(styles.link, 'tap')}
                href={path}
                aria-current={isSamePath(path, current) ? 'page' : undefined}
              >
                {label}
              </PageLink>
              {price && <span className={clsx(styles.price, 'below-desktop')}>{price}</span>}
            </li>
          ))}
        </ul>
        <div className={clsx(styles.contacts, 'below-desktop')}>{children}</div>
      </nav>
    </>
  );
}

/** An autofocus attribute would need no script, but browsers warn about it on each page with a fragment. */
function focusCloseButton({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') menu.querySelector('button')?.focus();
}

/** Links lead to other pages and to the form. */
function closeByLink({ currentTarget: menu, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) menu.hidePopover?.();
}

/** The open menu covers the page, so Tab cycles inside it: focus under it could not be seen. */
function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: menu, key, shiftKey } = event;
  // A browser without popovers shows the links in the page, and throws on `:popover-open`.
  const isOpen = CSS.supports('selector(:popover-open)') && menu.matches(':popover-open');
  if (key !== 'Tab' || !isOpen) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button')];
  if (shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}
