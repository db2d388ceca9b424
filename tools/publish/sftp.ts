import { createHash } from 'node:crypto';
import SftpClient from 'ssh2-sftp-client';
import type { Hosting } from '../shared/hosting';
import { FolderMissingError, HostKeyChangedError } from './host-errors';
import type { Listing, RemoteFolder } from './remote-folder';
import { swap } from './swap';

const TIMEOUT_MS = 30_000;

/**
 * Opens the folder of the site by SFTP. The key of a host is trusted when it is met first, and must be the same later.
 *
 * @param onHostKey receives the fingerprint of a host that has not been met before
 */
export async function openSftp(
  hosting: Hosting,
  onHostKey: (fingerprint: string) => void,
): Promise<RemoteFolder> {
  const client = new SftpClient();
  // An error between two requests would end the process; the next request reports the lost connection.
  client.on('error', () => {});
  let isOtherKey = false;
  let newFingerprint: string | undefined;
  const hostVerifier = (key: Buffer) => {
    const fingerprint = createHash('sha256').update(key).digest('base64').replace(/=+$/, '');
    if (!hosting.fingerprint) newFingerprint = fingerprint;
    else isOtherKey = fingerprint !== hosting.fingerprint;
    return !isOtherKey;
  };
  try {
    await connect(client, hosting, hostVerifier);
    if (newFingerprint) onHostKey(newFingerprint);
    const base = await client.realPath(hosting.folder);
    const isFolder = base && (await client.exists(base)) === 'd';
    if (!isFolder) throw new FolderMissingError(hosting.folder, await foldersIn(client));
    return remoteFolder(client, base);
  } catch (error) {
    await client.end().catch(() => {});
    throw isOtherKey ? new HostKeyChangedError() : error;
  }
}

async function connect(
  client: SftpClient,
  { host, port, user, password, key }: Hosting,
  hostVerifier: (key: Buffer) => boolean,
) {
  // Some hosts ask for the password as a question.
  client.on('keyboard-interactive', (_name, _text, _language, _prompts, answer) =>
    answer([password]),
  );
  await client.connect({
    host,
    port,
    username: user,
    hostVerifier,
    readyTimeout: TIMEOUT_MS,
    // A dead connection is noticed without waiting for the system's own limit.
    keepaliveInterval: 10_000,
    ...(key ? { privateKey: key, passphrase: password } : { password, tryKeyboard: true }),
  });
}

async function foldersIn(client: SftpClient): Promise<string[]> {
  const entries = await client.list('.');
  return entries.filter(({ type }) => type === 'd').map(({ name }) => name);
}

/** The answer of the protocol for a file or a folder that does not exist. */
function isMissing(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 2 || code === 'ENOENT';
}

async function unlessMissing<T>(action: Promise<T>): Promise<T | undefined> {
  try {
    return await action;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function remoteFolder(client: SftpClient, base: string): RemoteFolder {
  const fullPath = (path: string) => `${base.replace(/\/$/, '')}/${path}`.replace(/\/$/, '');
  const exists = async (path: string) => Boolean(await client.exists(fullPath(path)));
  const rename = (from: string, to: string) => client.rename(fullPath(from), fullPath(to));

  async function remove(path: string) {
    await unlessMissing(client.delete(fullPath(path)));
  }

  return {
    async list(folder) {
      const entries = (await unlessMissing(client.list(fullPath(folder)))) ?? [];
      const sizes: Listing = new Map();
      for (const { name, type, size } of entries) sizes.set(name, type === 'd' ? undefined : size);
      return sizes;
    },
    async read(path) {
      return (await unlessMissing(client.get(fullPath(path)))) as Buffer | undefined;
    },
    async write(path, bytes) {
      await client.put(bytes, fullPath(path));
    },
    async makeFolder(path) {
      if (!(await exists(path))) await client.mkdir(fullPath(path));
    },
    async replace(from, to) {
      try {
        await client.posixRename(fullPath(from), fullPath(to));
      } catch (error) {
        if (isMissing(error)) throw error;
        // Servers other than OpenSSH may lack the extension, and the plain command never replaces a file.
        await swap({ exists, rename, remove }, from, to);
      }
    },
    remove,
    async removeEmptyFolder(path) {
      await client.rmdir(fullPath(path), false).catch(() => {});
    },
    async close() {
      await client.end();
    },
  };
}
