export type IsChosen = (id: string, ticked: boolean) => boolean;

/** Ticks services, or leaves them as they are; returns the ids of those that are ticked. */
export function tick(form: HTMLFormElement | null, isChosen?: IsChosen): ReadonlySet<string> {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('[name=service]') ?? [])];
  for (const box of boxes) box.checked = isChosen?.(box.value, box.checked) ?? box.checked;
  return new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value));
}
