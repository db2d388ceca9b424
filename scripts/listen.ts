import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { url: string; port: number; close(): Promise<void> };

/** Thrown when a port cannot be had: one sentence for the owner. */
export class PortError extends Error {}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'уже занят другой программой',
  EACCES: 'система занимать не разрешает',
};

/**
 * Starts a server that this computer alone can reach; port 0 takes any free port.
 *
 * @throws {PortError} when the port is taken or not allowed
 */
export function listen(server: Server, port: number): Promise<Listening> {
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return closed;
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      reject(reason ? new PortError(`Порт ${port} ${reason}.`) : error);
    });
    server.listen(port, 'localhost', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ url: `http://localhost:${taken}`, port: taken, close });
    });
  });
}

/** Whether a request names this computer. A foreign page could otherwise read it by a host name that leads here. */
export function namesThisComputer({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}
