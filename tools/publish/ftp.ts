import { basename, dirname } from 'node:path/posix';
import { Readable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { type Hosting, IMPLICIT_TLS_PORT } from '../shared/hosting';
import { MAX_BYTES, memory, toListing } from './host-data';
import { DotNamesForbiddenError, FolderMissingError, isDiskFull } from './host-errors';
import type { Listing, RemoteFolder } from './remote-folder';
import { swap } from './swap';

const TIMEOUT_MS = 30_000;

/** Opens the folder of the site by FTP, or by FTP over TLS, whose certificate must be valid. */
export async function openFtp(hosting: Hosting): Promise<RemoteFolder> {
  const { host, port, user, password, kind } = hosting;
  const client = new Client(TIMEOUT_MS, {
    maxListingBytes: MAX_BYTES,
    // Safe, because `keepServerAddressForData` replaces the address that the server names.
    allowSeparateTransferHost: true,
  });
  keepServerAddressForData(client);
  try {
    // The library turns binary mode on (TYPE I) after the login.
    await client.access({
      host,
      port,
      user,
      password,
      secure: kind === 'ftps' && (port === IMPLICIT_TLS_PORT ? 'implicit' : true),
      secureOptions: { servername: host },
    });
    await enterFolder(client, hosting.folder);
    return remoteFolder(client, await client.pwd());
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Connects for data to the address that the server already has. The one that it names is wrong behind NAT, and could be
 * that of another computer.
 */
function keepServerAddressForData({ ftp }: Client) {
  const request = ftp.request.bind(ftp);
  ftp.request = async (command) => {
    const answer = await request(command);
    const address = ftp.socket.remoteAddress?.replace('::ffff:', '').replaceAll('.', ',');
    if (command !== 'PASV' || !address) return answer;
    const message = answer.message.replace(/(\d{1,3},){4}(?=\d{1,3},\d{1,3})/, `${address},`);
    return { ...answer, message };
  };
}

async function enterFolder(client: Client, folder: string) {
  try {
    await client.cd(folder);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // A link, such as `www`, leads to a folder.
    const siblings = (await client.list()).filter(
      ({ isDirectory, isSymbolicLink }) => isDirectory || isSymbolicLink,
    );
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

/** True for an error that a host gives to files whose name begins with a dot, and to others that it does not take. */
function mayForbidName(error: unknown, path: string): boolean {
  return (
    isRefusal(error) &&
    [550, 553].includes(error.code) &&
    path.startsWith('.') &&
    !isDiskFull(error)
  );
}

function remoteFolder(client: Client, base: string): RemoteFolder {
  const fullPath = (path: string) => `${base.replace(/\/$/, '')}/${path}`;
  const { list, exists, unlessMissing } = inspection(client, fullPath);
  const rename = (from: string, to: string) => client.rename(fullPath(from), fullPath(to));
  const allowsPlainNames = async () => {
    const folder = fullPath('publishing-test');
    const answer = await unlessRefused(client.send(`MKD ${folder}`));
    if (answer) await unlessRefused(client.send(`RMD ${folder}`));
    return answer !== undefined;
  };
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
      try {
        await client.uploadFrom(Readable.from([bytes]), fullPath(path));
      } catch (error) {
        if (!mayForbidName(error, path) || !(await allowsPlainNames())) throw error;
        throw new DotNamesForbiddenError();
      }
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
