import type { Place } from '../places';

/** What the owner has typed by now, by its places. */
export type Typed = Record<string, unknown>;

export type ControlProps = {
  place: Place;
  path: string;
  typed: Typed;
  setTyped(path: string, value: unknown): void;
};
