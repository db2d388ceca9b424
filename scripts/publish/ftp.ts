import { Readable, Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { FolderMissingError } from './host-errors';
import type { Hosting } from './hosting';
import type { Listing, RemoteFolder } from './remote-folder';
import { asideOf, swap } from './swap';

const TIMEOUT_MS = 30_000;

/** Opens the folder of the site by FTP, or by FTP over TLS, whose certificate must be valid. */
export async function openFtp(hosting: Hosting): Promise<RemoteFolder> {
  const { host, port, user, password, kind } = hosting;
  const client = new Client(TIMEOUT_MS);
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
    throw new FolderMissingError(
      folder,
      siblings.map(({ name }) => name),
    );
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

function remoteFolder(client: Client, base: string): RemoteFolder {
  const fullPath = (path: string) => `${base.replace(/\/$/, '')}/${path}`;
  return {
    async list(folder) {
      const entries = (await unlessRefused(client.list(fullPath(folder)))) ?? [];
      const sizes: Listing = new Map();
      for (const entry of entries)
        sizes.set(entry.name, entry.isDirectory ? undefined : entry.size);
      return sizes;
    },
    async read(path) {
      const chunks: Buffer[] = [];
      const target = new Writable({
        write(chunk, _encoding, done) {
          chunks.push(chunk);
          done();
        },
      });
      const answer = await unlessRefused(client.downloadTo(target, fullPath(path)));
      return answer && Buffer.concat(chunks);
    },
    async write(path, bytes) {
      await client.uploadFrom(Readable.from([bytes]), fullPath(path));
    },
    async makeFolder(path) {
      await unlessRefused(client.send(`MKD ${fullPath(path)}`));
    },
    async replace(from, to) {
      const rename = (source: string, target: string) =>
        client.rename(fullPath(source), fullPath(target));
      try {
        await rename(from, to);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // Some servers, those of Windows among them, never rename onto a file.
        await swap(rename, from, to);
        await unlessRefused(client.remove(fullPath(asideOf(to))));
      }
    },
    async remove(path) {
      await unlessRefused(client.remove(fullPath(path)));
    },
    async removeEmptyFolder(path) {
      await unlessRefused(client.send(`RMD ${fullPath(path)}`));
    },
    async close() {
      client.close();
    },
  };
}
