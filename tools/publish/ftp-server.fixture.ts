import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { resolve } from 'node:path/posix';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a test sees of a server, and what it may change. Paths begin with a slash; a file implies its folders. */
type FtpServer = {
  port: number;
  files: Map<string, string>;
  /** Some servers, those of Windows among them, never rename onto a file. */
  renamesOntoFiles: boolean;
  /** Some servers leave names that begin with a dot out of their listings. */
  listsHiddenFiles: boolean;
  /** Answers a command in place of the server; LOST cuts the connection instead. */
  answer: (command: string) => string | undefined;
  /** What the server sends for a command, in place of a listing or a file. */
  data: (command: string) => string | Iterable<string> | undefined;
  /** The address that the server names for its data. Behind NAT it is one that nobody else can reach. */
  address: string;
  close(): Promise<void>;
};

export const LOST = 'lost';

type Session = {
  server: FtpServer;
  socket: Socket;
  /** All connections of the server, to be ended with it. */
  sockets: Set<Socket>;
  /** The folder that the client has entered. */
  folder: string;
  /** The data connection that the client has asked for. */
  data?: Promise<Socket>;
  /** The file that is being renamed. */
  source?: string;
};

/** Starts an FTP server that keeps its files in memory. */
export async function startFtpServer(): Promise<FtpServer> {
  const sockets = new Set<Socket>();
  // Two answers in a row would wait for one another.
  const listener = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    converse({ server, socket, sockets, folder: '/' });
  });
  const port = await listen(listener);
  const server: FtpServer = {
    port,
    files: new Map(),
    renamesOntoFiles: true,
    listsHiddenFiles: true,
    answer: () => undefined,
    data: () => undefined,
    address: '127,0,0,1',
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
  return server;
}

async function listen(listener: Server): Promise<number> {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

/** Answers one command after another. The client waits for each answer, so a piece of data is one line. */
function converse(session: Session) {
  const { server, socket } = session;
  socket.on('error', () => {});
  socket.write('220 Ready\r\n');
  socket.on('data', async (data) => {
    const command = data.toString().trim();
    const answer = server.answer(command) ?? (await respond(session, command));
    if (answer === LOST) socket.destroy();
    else socket.write(`${answer}\r\n`);
  });
}

async function respond(session: Session, command: string): Promise<string> {
  const [, verb = '', written = ''] = /^(\w+) ?(?:-a ?)?(.*)$/.exec(command) ?? [];
  const { files, data } = session.server;
  const argument = resolve(session.folder, written);
  switch (verb) {
    case 'USER':
      return '331 Password';
    case 'CWD':
      session.folder = argument;
      return '250 Done';
    case 'PWD':
      return `257 "${session.folder}"`;
    case 'EPSV':
      return `229 Entering (|||${await openDataPort(session)}|)`;
    case 'PASV': {
      const dataPort = await openDataPort(session);
      return `227 Entering (${session.server.address},${dataPort >> 8},${dataPort & 255})`;
    }
    case 'LIST':
      return send(session, data(command) ?? listingOf(session.server, argument));
    case 'RETR':
      return send(session, data(command) ?? files.get(argument));
    case 'STOR':
      return receive(session, argument);
    case 'DELE':
      return files.delete(argument) ? '250 Deleted' : MISSING;
    case 'SIZE':
      return files.has(argument) ? `213 ${files.get(argument)?.length}` : MISSING;
    case 'RNFR':
      session.source = argument;
      return files.has(argument) ? '350 Go on' : MISSING;
    case 'RNTO':
      return rename(session, argument);
    default:
      return '200 Done';
  }
}

const MISSING = '550 No such file or directory';

/** Listens for one data connection. */
async function openDataPort(session: Session): Promise<number> {
  const listener = createServer();
  session.data = once(listener, 'connection').then(([connection]) => {
    listener.close();
    session.sockets.add(connection);
    return connection.on('error', () => {});
  });
  return listen(listener);
}

function listingOf({ files, listsHiddenFiles }: FtpServer, path: string): string | undefined {
  const folder = path.replace(/\/?$/, '/');
  const inside = [...files].filter(([file]) => file.startsWith(folder));
  if (inside.length === 0 && folder !== '/') return undefined;
  const lines = inside.map(([file, text]) => {
    const [name = '', isFolder] = file.slice(folder.length).split('/');
    const kind = isFolder === undefined ? '-rw-r--r--' : 'drwxr-xr-x';
    const isHidden = name.startsWith('.') && !listsHiddenFiles;
    return isHidden ? '' : `${kind} 1 owner owner ${text.length} Jan 01 2026 ${name}\r\n`;
  });
  return [...new Set(lines)].join('');
}

async function send({ socket, data }: Session, text: string | Iterable<string> | undefined) {
  if (text === undefined) return MISSING;
  const connection = await data;
  socket.write('150 Coming\r\n');
  // An endless text ends when the client hangs up.
  if (connection) await pipeline(Readable.from(text), connection).catch(() => {});
  return '226 Sent';
}

async function receive({ server, socket, data }: Session, path: string): Promise<string> {
  const connection = await data;
  socket.write('150 Go on\r\n');
  let text = '';
  for await (const chunk of connection ?? []) text += chunk;
  server.files.set(path, text);
  return '226 Received';
}

function rename({ server, source = '' }: Session, target: string): string {
  const text = server.files.get(source);
  if (text === undefined) return MISSING;
  if (server.files.has(target) && !server.renamesOntoFiles) return '550 File exists';
  server.files.set(target, text);
  server.files.delete(source);
  return '250 Renamed';
}
