import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';

export type Listening = { url: string; port: number; close(): Promise<void> };

/** Thrown when a port cannot be had: one sentence for the owner. */
export class PortError extends Error {}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'уже занят другой программой',
  EACCES: 'система занимать не разрешает',
};

/**
 * Starts a server that this computer alone can reach, at both of its own addresses; port 0 takes any free port.
 *
 * @throws {PortError} when the port is taken or not allowed
 */
export async function listen(server: Server, port: number): Promise<Listening> {
  const taken = await bind(server, port, '127.0.0.1');
  // Some programs take «localhost» for the IPv6 address.
  const twin = createServer((socket) => server.emit('connection', socket));
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    if (twin.listening) twin.close();
    await closed;
  };
  try {
    await bind(twin, taken, '::1');
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://localhost:${taken}`, port: taken, close };
}

/** Resolves to the port. Where the computer has no IPv6, there is nothing to listen on. */
function bind(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      if (reason) reject(new PortError(`Порт ${port} ${reason}.`));
      else if (host === '::1') resolve(port);
      else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Whether a request names this computer. A foreign page could otherwise read it by a host name that leads here. */
export function namesThisComputer({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}
