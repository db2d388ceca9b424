import type { EditablePlace } from '../places';

/** What the owner has typed by now, by its places. */
export type Typed = Record<string, unknown>;

export type ControlProps = {
  place: EditablePlace;
  path: string;
  typed: Typed;
  setTyped(path: string, value: unknown): void;
};
