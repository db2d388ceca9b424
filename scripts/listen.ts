import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { url: string; port: number; close(): Promise<void> };

/**
 * Starts a server that this computer alone can reach; port 0 takes any free port.
 *
 * @throws {Error} with one line for the owner when the port is taken or not allowed
 */
export async function listen(server: Server, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE' ? 'уже занят другой программой' : `не открыть (${message})`;
      const advice = `возьмите другой: npm start -- --port ${port + 10}`;
      reject(new Error(`Порт ${port} ${reason}; ${advice}`));
    });
    server.listen(port, 'localhost', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Refuses host names that a foreign page has made resolve to this computer, to read what it serves. */
export function namesThisComputer({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}
