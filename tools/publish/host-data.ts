import { Writable } from 'node:stream';
import type { Listing } from './remote-folder';

/*
 * A host is another computer: a broken or hostile one may send anything, without an end. What it sends is used within
 * these limits only.
 */

/** For a listing, and for a file that is read whole: the list of what was published, or a page that is backed up. */
export const MAX_BYTES = 4 * 1024 * 1024;
export const MAX_ENTRIES = 20_000;

/** The host sends more than this program reads. */
class TooMuchError extends Error {
  // The library of SFTP words errors anew, and keeps nothing but the code.
  readonly code = 'TOO_MUCH';

  constructor() {
    super('The host sends more than it may');
  }
}

/** True for a relative path that stays in its folder and has no control characters. */
export function isPathInside(path: string): boolean {
  const names = path.split(/[/\\]/);
  return !/\p{Cc}/u.test(path) && names.every((name) => !['', '.', '..'].includes(name));
}

/**
 * Returns the entries of a folder. Names that are none, such as `../index.html`, are left out.
 *
 * @throws {TooMuchError} for a folder with more entries than a site and its neighbours have
 */
export function toListing(entries: readonly { name: string; size: number | undefined }[]): Listing {
  if (entries.length > MAX_ENTRIES) throw new TooMuchError();
  const named = entries.filter(({ name }) => isPathInside(name) && !/[/\\]/.test(name));
  return new Map(named.map(({ name, size }) => [name, size]));
}

/** A stream that keeps what is written to it, and fails when that is too much. */
export function memory() {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      size += chunk.length;
      if (size > MAX_BYTES) return done(new TooMuchError());
      chunks.push(chunk);
      done();
    },
  });
  return { stream, bytes: () => Buffer.concat(chunks) };
}
