/** What had the focus before a form was opened, the last time that it was outside of a form. */
let opener: Element | undefined;

/** Remembers what has the focus, unless a form has it: a form that opens another one leads back to the same place. */
export function rememberOpener() {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !activeElement.closest('.popup')) {
    opener = activeElement;
  }
}

/** Moves the focus back to what opened a form. If that is gone, to the text of the form's place or to the toolbar. */
export function returnFocus(path: string) {
  if (document.activeElement !== document.body) return;
  const others = document.querySelectorAll(`[data-edit="${path}"], [data-editor] button`);
  const target = [opener, ...others].find(
    (element) => element?.isConnected && element.checkVisibility(),
  );
  (target as HTMLElement | undefined)?.focus({ preventScroll: true });
}
