/** Sizes of files by their names; a folder has no size. */
export type Listing = Map<string, number | undefined>;

/**
 * The folder of the site on a host. Paths are relative to it and have forward slashes. Files travel as bytes, never as
 * text.
 */
export type RemoteFolder = {
  /** Lists a folder; one that does not exist is empty. */
  list(folder: string): Promise<Listing>;
  /** Reads a file; undefined where there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a file. When the connection is lost, a part of it may be left. */
  write(path: string, bytes: Buffer): Promise<void>;
  /** Makes one folder inside an existing one; one that exists stays as it is. */
  makeFolder(path: string): Promise<void>;
  /** Puts a file in the place of another one at once, so that a visitor gets the old or the new one whole. */
  replace(from: string, to: string): Promise<void>;
  /** Removes a file; one that is gone already is no error. */
  remove(path: string): Promise<void>;
  /** Removes a folder that is empty, and leaves any other. */
  removeEmptyFolder(path: string): Promise<void>;
  close(): Promise<void>;
};
