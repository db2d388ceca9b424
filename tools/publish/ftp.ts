import { basename, dirname } from 'node:path/posix';
import { Readable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import type { Hosting } from '../shared/hosting';
import { MAX_LISTING_BYTES, memory, toListing } from './host-data';
import { FolderMissingError } from './host-errors';
import type { Listing, RemoteFolder } from './remote-folder';
import { swap } from './swap';

const TIMEOUT_MS = 30_000;

/** Opens the folder of the site by FTP, or by FTP over TLS, whose certificate must be valid. */
export async function openFtp(hosting: Hosting): Promise<RemoteFolder> {
  const { host, port, user, password, kind } = hosting;
  const client = new Client(TIMEOUT_MS, {
    maxListingBytes: MAX_LISTING_BYTES,
    allowSeparateTransferHost: false,
  });
  try {
    // The library turns binary mode on (TYPE I) after the login.
    await client.access({
      host,
      port,
      user,
      password,
      secure: kind === 'ftps',
      secureOptions: { servername: host },
    });
    await enterFolder(client, hosting.folder);
    return remoteFolder(client, await client.pwd());
  } catch (error) {
    client.close();
    throw error;
  }
}

async function enterFolder(client: Client, folder: string) {
  try {
    await client.cd(folder);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const siblings = (await client.list()).filter((entry) => entry.isDirectory);
    throw new FolderMissingError(folder, [...toListing(siblings).keys()]);
  }
}

/** True for an answer of the server, after which the connection still works. */
function isRefusal(error: unknown): error is FTPError {
  return error instanceof FTPError && error.code !== 421;
}

async function unlessRefused<T>(action: Promise<T>): Promise<T | undefined> {
  try {
    return await action;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** The answers to a path that does not exist. A busy file, or one that may not be read, has them too. */
const UNAVAILABLE = [450, 550];

/** The requests that tell what is there. */
function inspection(client: Client, fullPath: (path: string) => string) {
  async function list(folder: string): Promise<Listing> {
    const entries = (await unlessMissing(folder, client.list(fullPath(folder)))) ?? [];
    return toListing(
      entries.map(({ name, isDirectory, size }) => ({
        name,
        size: isDirectory ? undefined : size,
      })),
    );
  }

  /** Looks into the listing of the folder above. Some hosts leave hidden files out of it, but tell their size. */
  async function exists(path: string): Promise<boolean> {
    // The folder of the site has been entered.
    if (path === '') return true;
    const folder = dirname(path);
    const siblings = await list(folder === '.' ? '' : folder);
    if (siblings.has(basename(path))) return true;
    return (await unlessRefused(client.size(fullPath(path)))) !== undefined;
  }

  async function unlessMissing<T>(path: string, action: Promise<T>): Promise<T | undefined> {
    try {
      return await action;
    } catch (error) {
      const mayBeMissing = error instanceof FTPError && UNAVAILABLE.includes(error.code);
      if (mayBeMissing && !(await exists(path))) return undefined;
      throw error;
    }
  }

  return { list, exists, unlessMissing };
}

function remoteFolder(client: Client, base: string): RemoteFolder {
  const fullPath = (path: string) => `${base.replace(/\/$/, '')}/${path}`;
  const { list, exists, unlessMissing } = inspection(client, fullPath);
  const rename = (from: string, to: string) => client.rename(fullPath(from), fullPath(to));
  const remove = async (path: string) => {
    await unlessMissing(path, client.remove(fullPath(path)));
  };
  return {
    list,
    async read(path) {
      const { stream, bytes } = memory();
      const answer = await unlessMissing(path, client.downloadTo(stream, fullPath(path)));
      return answer && bytes();
    },
    async write(path, bytes) {
      await client.uploadFrom(Readable.from([bytes]), fullPath(path));
    },
    async makeFolder(path) {
      await unlessRefused(client.send(`MKD ${fullPath(path)}`));
    },
    async replace(from, to) {
      try {
        await rename(from, to);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // Some servers, those of Windows among them, never rename onto a file.
        await swap({ exists, rename, remove }, from, to);
      }
    },
    remove,
    async removeEmptyFolder(path) {
      await unlessRefused(client.send(`RMD ${fullPath(path)}`));
    },
    async close() {
      client.close();
    },
  };
}
