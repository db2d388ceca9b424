import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Connection, Server, type SFTPWrapper, utils } from 'ssh2';

const { STATUS_CODE } = utils.sftp;

/** Starts an SFTP server whose folders and files have no end, which is all that the tests need of it. */
export async function startEndlessSftpServer() {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const clients = new Set<Connection>();
  const server = new Server({ hostKeys: [privateKey] }, (client) => {
    clients.add(client);
    client.on('error', () => {});
    client.on('authentication', (context) => context.accept());
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => answerWithoutEnd(acceptSftp()));
    });
  });
  // Two answers in a row would wait for one another.
  const listener = createServer({ noDelay: true }, (socket) => server.injectSocket(socket));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    async close() {
      for (const client of clients) client.end();
      listener.close();
    },
  };
}

const ENTRIES_AT_ONCE = 1000;

function answerWithoutEnd(sftp: SFTPWrapper) {
  const handle = Buffer.from('h');
  const isFolder = (path: string) => !path.endsWith('.json');
  const attributes = (path: string) => ({
    mode: isFolder(path) ? 0o40755 : 0o100644,
    uid: 0,
    gid: 0,
    size: 10 ** 12,
    atime: 0,
    mtime: 0,
  });
  let count = 0;
  sftp.on('REALPATH', (id, path) =>
    sftp.name(id, [{ filename: path, longname: path, attrs: attributes(path) }]),
  );
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
      names.map((filename) => ({ filename, longname: filename, attrs: attributes(filename) })),
    );
  });
}
