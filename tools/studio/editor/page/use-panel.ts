import { useEffect, useEffectEvent, useState } from 'react';
import { mayDiscard } from './leave-form';
import type { PanelName } from './Toolbar';

/** Keeps track of the panel that is open. Esc closes it, and the focus is never behind it. */
export function usePanel() {
  const [panel, setPanel] = useState<PanelName>();

  function choosePanel(name: PanelName | undefined) {
    if (!mayDiscard('aside')) return;
    if (!name) panelButton()?.focus();
    setPanel(name);
  }

  /** A draft brings the words of the form in the panel back, so that only a password is asked about. */
  function closeByKey() {
    if (document.querySelector('[data-editor] > aside [data-kept]') || mayDiscard('aside')) {
      panelButton()?.focus();
      setPanel(undefined);
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isHere = event.target === document.body || isOfEditor(event.target);
    // A form that has the focus has taken the key for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere || !panel) return;
    closeByKey();
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (panel && isFocusBehindPanel(target) && mayDiscard('aside')) setPanel(undefined);
  });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    document.addEventListener('focusin', (event) => onFocusIn(event), { signal });
    return () => control.abort();
  }, []);

  return { panel, choosePanel };
}

const panelButton = () =>
  document.querySelector<HTMLElement>('[data-editor] > [role="toolbar"] [aria-expanded="true"]');

const isOfEditor = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-editor]') !== null;

/** Tells whether Tab has reached something of the page that the panel covers. */
function isFocusBehindPanel(target: EventTarget | null): boolean {
  const panel = document.querySelector('[data-editor] > aside')?.getBoundingClientRect();
  if (!panel || !(target instanceof Element) || isOfEditor(target)) return false;
  const { left, right } = target.getBoundingClientRect();
  return target.matches(':focus-visible') && (left + right) / 2 > panel.left;
}
