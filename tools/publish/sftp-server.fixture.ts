import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Connection, Server, type SFTPWrapper, utils } from 'ssh2';
import { LOST } from './ftp-server.fixture';

const { STATUS_CODE } = utils.sftp;

/** Starts an SSH server that lets everybody in. */
async function startServer(answerRequests: (sftp: SFTPWrapper) => void) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const clients = new Set<Connection>();
  const sockets = new Set<Socket>();
  const server = new Server({ hostKeys: [privateKey] }, (client) => {
    clients.add(client);
    client.on('error', () => {});
    client.on('authentication', (context) => context.accept());
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => answerRequests(acceptSftp()));
    });
  });
  // Two answers in a row would wait for one another.
  const listener = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    server.injectSocket(socket);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    /** Cuts all connections. */
    cut() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    async close() {
      for (const client of clients) client.end();
      listener.close();
    },
  };
}

const attributesOf = (isFolder: boolean, size: number) => ({
  mode: isFolder ? 0o40755 : 0o100644,
  uid: 0,
  gid: 0,
  size,
  atime: 0,
  mtime: 0,
});

const entryOf = (filename: string, isFolder: boolean, size: number) => ({
  filename,
  longname: filename,
  attrs: attributesOf(isFolder, size),
});

/**
 * Starts an SFTP server that keeps its files in memory. As servers other than OpenSSH, it has no command that renames
 * onto a file.
 */
export async function startSftpServer() {
  /** Texts of files by their paths, which begin with a slash. */
  const files = new Map<string, string>();
  const folders = new Set(['/']);
  const connections = await startServer((sftp) => answerFromMemory(sftp, files, folders, isCut));
  const server = {
    port: connections.port,
    files,
    folders,
    /** Is asked before each command, such as `RENAME /from /to`; LOST cuts the connection instead. */
    answer: (_command: string): string | undefined => undefined,
    close: connections.close,
  };
  function isCut(command: string): boolean {
    if (server.answer(command) !== LOST) return false;
    connections.cut();
    return true;
  }
  return server;
}

/** The handle of an open file or folder is its path. */
function answerFromMemory(
  sftp: SFTPWrapper,
  files: Map<string, string>,
  folders: Set<string>,
  isCut: (command: string) => boolean,
) {
  const unread = new Set<string>();
  const done = (id: number, isDone = true) =>
    sftp.status(id, isDone ? STATUS_CODE.OK : STATUS_CODE.FAILURE);
  const missing = (id: number) => sftp.status(id, STATUS_CODE.NO_SUCH_FILE);

  function tellAttributes(id: number, path: string) {
    const text = files.get(path);
    if (text === undefined && !folders.has(path)) return missing(id);
    return sftp.attrs(id, attributesOf(text === undefined, text?.length ?? 0));
  }

  function entriesIn(folder: string) {
    const inside = folder.replace(/\/?$/, '/');
    const isChild = (path: string) =>
      path.startsWith(inside) && path !== inside && !path.slice(inside.length).includes('/');
    const nameOf = (path: string) => path.slice(inside.length);
    return [
      ...[...folders].filter(isChild).map((path) => entryOf(nameOf(path), true, 0)),
      ...[...files]
        .filter(([path]) => isChild(path))
        .map(([path, text]) => entryOf(nameOf(path), false, text.length)),
    ];
  }

  sftp.on('REALPATH', (id, path) => sftp.name(id, [entryOf(path, true, 0)]));
  sftp.on('STAT', (id, path) => isCut(`STAT ${path}`) || tellAttributes(id, path));
  sftp.on('LSTAT', (id, path) => isCut(`LSTAT ${path}`) || tellAttributes(id, path));
  sftp.on('FSTAT', (id, handle) => tellAttributes(id, String(handle)));
  sftp.on('OPEN', (id, path, flags) => {
    if (isCut(`OPEN ${path}`)) return;
    const isForWriting = (flags & utils.sftp.OPEN_MODE.WRITE) !== 0;
    if (isForWriting) files.set(path, '');
    if (files.has(path)) sftp.handle(id, Buffer.from(path));
    else missing(id);
  });
  sftp.on('WRITE', (id, handle, _offset, data) => {
    const path = String(handle);
    if (isCut(`WRITE ${path}`)) return;
    files.set(path, files.get(path) + String(data));
    done(id);
  });
  sftp.on('READ', (id, handle, offset, length) => {
    const text = files.get(String(handle))?.slice(offset, offset + length);
    if (text) sftp.data(id, Buffer.from(text));
    else sftp.status(id, STATUS_CODE.EOF);
  });
  sftp.on('FSETSTAT', (id) => done(id));
  sftp.on('CLOSE', (id) => done(id));
  sftp.on('OPENDIR', (id, path) => {
    if (isCut(`OPENDIR ${path}`)) return;
    unread.add(path);
    sftp.handle(id, Buffer.from(path));
  });
  sftp.on('READDIR', (id, handle) => {
    const path = String(handle);
    if (unread.delete(path)) sftp.name(id, entriesIn(path));
    else sftp.status(id, STATUS_CODE.EOF);
  });
  sftp.on('MKDIR', (id, path) => {
    if (isCut(`MKDIR ${path}`)) return;
    folders.add(path);
    done(id);
  });
  sftp.on('RMDIR', (id, path) => {
    if (isCut(`RMDIR ${path}`)) return;
    done(id, entriesIn(path).length === 0 && folders.delete(path));
  });
  sftp.on('REMOVE', (id, path) => {
    if (isCut(`REMOVE ${path}`)) return;
    if (files.delete(path)) done(id);
    else missing(id);
  });
  sftp.on('RENAME', (id, from, to) => {
    if (isCut(`RENAME ${from} ${to}`)) return;
    const text = files.get(from);
    if (text === undefined) return void missing(id);
    if (files.has(to)) return void done(id, false);
    files.set(to, text);
    files.delete(from);
    done(id);
  });
}

/** Starts an SFTP server whose folders and files have no end. */
export const startEndlessSftpServer = () => startServer(answerWithoutEnd);

const ENTRIES_AT_ONCE = 1000;
const ENDLESS = 10 ** 12;

function answerWithoutEnd(sftp: SFTPWrapper) {
  const handle = Buffer.from('h');
  const attributes = (path: string) => attributesOf(!path.endsWith('.json'), ENDLESS);
  let count = 0;
  sftp.on('REALPATH', (id, path) => sftp.name(id, [entryOf(path, true, ENDLESS)]));
  sftp.on('STAT', (id, path) => sftp.attrs(id, attributes(path)));
  sftp.on('LSTAT', (id, path) => sftp.attrs(id, attributes(path)));
  sftp.on('FSTAT', (id) => sftp.attrs(id, attributes('.json')));
  sftp.on('OPENDIR', (id) => sftp.handle(id, handle));
  sftp.on('OPEN', (id) => sftp.handle(id, handle));
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('READ', (id, _handle, _offset, length) => sftp.data(id, Buffer.alloc(length, 'a')));
  sftp.on('READDIR', (id) => {
    const names = Array.from({ length: ENTRIES_AT_ONCE }, () => `file-${count++}`);
    sftp.name(
      id,
      names.map((name) => entryOf(name, true, ENDLESS)),
    );
  });
}
