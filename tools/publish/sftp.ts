import { createHash } from 'node:crypto';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path/posix';
import { promisify } from 'node:util';
import type { FileEntryWithStats, SFTPWrapper } from 'ssh2';
import SftpClient from 'ssh2-sftp-client';
import type { Hosting } from '../shared/hosting';
import { MAX_ENTRIES, memory, toListing } from './host-data';
import { FolderMissingError, HostKeyChangedError } from './host-errors';
import type { RemoteFolder } from './remote-folder';
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
  // Without these callbacks the library prints what the server sends into the terminal.
  const client = new SftpClient('sftp', {});
  // An error between two requests would end the process; the next request reports the lost connection.
  client.on('error', () => {});
  let isOtherKey = false;
  let newFingerprint: string | undefined;
  const hostVerifier = (key: Buffer) => {
    const fingerprint = createHash('sha256').update(key).digest('base64').replaceAll('=', '');
    if (!hosting.fingerprint) newFingerprint = fingerprint;
    else isOtherKey = fingerprint !== hosting.fingerprint;
    return !isOtherKey;
  };
  try {
    const protocol = await connect(client, hosting, hostVerifier);
    if (newFingerprint) onHostKey(newFingerprint);
    const base = await client.realPath(hosting.folder);
    const isFolder = base && (await client.exists(base)) === 'd';
    if (!isFolder) throw new FolderMissingError(hosting.folder, await foldersIn(protocol));
    return remoteFolder(client, protocol, base);
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
  return client.connect({
    // Otherwise a small request waits until the server has confirmed the one before, some 40 ms each time.
    sock: connectSocket({ host, port, noDelay: true }),
    username: user,
    hostVerifier,
    readyTimeout: TIMEOUT_MS,
    // A dead connection is noticed without waiting for the system's own limit.
    keepaliveInterval: 10_000,
    ...(key ? { privateKey: key, passphrase: password } : { password, tryKeyboard: true }),
  });
}

/** Lists an existing folder piece by piece, for the library would wait for the end of one that has none. */
async function entriesOf(protocol: SFTPWrapper, folder: string): Promise<FileEntryWithStats[]> {
  const readPiece = promisify(protocol.readdir).bind(protocol);
  const handle = await promisify(protocol.opendir).call(protocol, folder);
  const entries: FileEntryWithStats[] = [];
  // A server may also send empty pieces without an end.
  for (let pieces = 0; pieces < MAX_ENTRIES && entries.length <= MAX_ENTRIES; pieces++) {
    const piece = await unlessAtEnd(readPiece(handle));
    if (!piece) break;
    entries.push(...piece);
  }
  // Nothing waits for the answer: the next request reports a lost connection.
  protocol.close(handle, () => {});
  return entries;
}

const END_OF_FOLDER = 1;

function unlessAtEnd(piece: Promise<FileEntryWithStats[]>) {
  return piece.catch((error: { code?: unknown }) => {
    if (error.code === END_OF_FOLDER) return undefined;
    throw error;
  });
}

async function foldersIn(protocol: SFTPWrapper): Promise<string[]> {
  // A link, such as `www`, leads to a folder.
  const folders = (await entriesOf(protocol, '.')).filter(
    ({ attrs }) => attrs.isDirectory() || attrs.isSymbolicLink(),
  );
  return [...toListing(folders.map(({ filename: name }) => ({ name, size: undefined }))).keys()];
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

function remoteFolder(client: SftpClient, protocol: SFTPWrapper, base: string): RemoteFolder {
  const fullPath = (path: string) => join(base, path);
  const exists = async (path: string) => Boolean(await client.exists(fullPath(path)));
  const rename = (from: string, to: string) => client.rename(fullPath(from), fullPath(to));

  async function remove(path: string) {
    await unlessMissing(client.delete(fullPath(path)));
  }

  return {
    async list(folder) {
      // The library's own request notices a connection that has been lost before.
      if (!(await exists(folder))) return new Map();
      const entries = await entriesOf(protocol, fullPath(folder));
      return toListing(
        entries.map(({ filename: name, attrs }) => ({
          name,
          size: attrs.isDirectory() ? undefined : attrs.size,
        })),
      );
    },
    async read(path) {
      const { stream, bytes } = memory();
      const answer = await unlessMissing(client.get(fullPath(path), stream));
      return answer ? bytes() : undefined;
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
