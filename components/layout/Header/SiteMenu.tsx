'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useRef,
} from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { PageLink } from '@/components/ui/PageLink/PageLink';
import { type BackStep, closeOnBack } from '@/lib/browser/close-on-back';
import type { HeaderLabels } from '@/lib/content/schema';
import { isSamePath, type Paper } from '@/lib/routes';
import styles from './SiteMenu.module.css';

export type MenuItem = {
  path: string;
  label: string;
  /** Undefined for the home page. */
  paper: Paper | undefined;
  /** Undefined for pages that are not about a service. */
  price: string | undefined;
};

type SiteMenuProps = {
  labels: Pick<HeaderLabels, 'navigation' | 'menu' | 'close'>;
  items: readonly MenuItem[];
  children: ReactNode;
};

const MENU_ID = 'site-menu';
/** Marks an open menu in browsers without popovers. */
const OPEN = 'data-open';

/** The links to all pages: in the header on wide screens, in a popover on others. */
export function SiteMenu({ labels, items, children }: SiteMenuProps) {
  const current = usePathname();
  const backStep = useRef<BackStep>(undefined);

  /** Adds the step before the menu is visible, so that a quick «Back» closes the menu and does not leave the page. */
  function onBeforeToggle({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
    if (newState === 'open') backStep.current = closeOnBack(() => menu.hidePopover());
  }

  /** Runs after the click that has closed the menu. If a link leads away, `closeByLink` has abandoned the step. */
  function onToggle({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
    if (newState === 'closed') {
      backStep.current?.remove();
      return;
    }
    // An autofocus attribute would do this without a script, but browsers warn about it on each page with a fragment.
    menu.querySelector('button')?.focus();
  }

  /** Closes the menu when a link in it is followed: a link to the form leads to the same page. */
  function closeByLink({ currentTarget: menu, target }: MouseEvent<HTMLElement>) {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    if (changesAddress(link)) backStep.current?.abandon();
    menu.hidePopover?.();
    menu.removeAttribute(OPEN);
  }

  return (
    <>
      <button
        type="button"
        className={clsx(styles.toggle, 'tap below-desktop screen-only')}
        popoverTarget={MENU_ID}
        onClick={toggleWithoutPopover}
      >
        <Icon name="menu" />
        <span className={styles.word}>{labels.menu}</span>
      </button>
      <nav
        id={MENU_ID}
        className={styles.menu}
        popover="auto"
        aria-label={labels.navigation}
        onClick={closeByLink}
        onKeyDown={trapFocus}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        <button
          type="button"
          className={clsx(styles.close, 'tap below-desktop')}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          onClick={toggleWithoutPopover}
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

/** Tells whether a link adds an entry to the history. A call, another app or another tab does not. */
function changesAddress({ protocol, target }: HTMLAnchorElement): boolean {
  return protocol.startsWith('http') && target !== '_blank';
}

const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** Opens and closes the menu where the browser has no popovers: Chrome before 114, Firefox before 125, Safari before 17. */
function toggleWithoutPopover() {
  const menu = document.getElementById(MENU_ID);
  if (!menu || hasPopovers()) return;
  const isOpen = menu.toggleAttribute(OPEN);
  (isOpen ? menu : menu.parentElement)?.querySelector('button')?.focus();
}

/** Keeps the focus inside the open menu, which covers the page. A focus under it would be invisible. */
function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: menu, key, shiftKey } = event;
  if (key === 'Escape' && menu.hasAttribute(OPEN)) toggleWithoutPopover();
  // A browser without popovers throws on `:popover-open`.
  const isOpen = menu.matches(hasPopovers() ? ':popover-open' : `[${OPEN}]`);
  if (key !== 'Tab' || !isOpen) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button')];
  if (shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}
