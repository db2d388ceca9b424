import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { url: string; port: number; close(): Promise<void> };

const REASONS: Record<string, string> = {
  EADDRINUSE: 'уже занят другой программой',
  EACCES: 'система занимать не разрешает',
};

/**
 * Starts a server on a port of this machine; port 0 takes any free one.
 *
 * @param setting the name of the setting that chooses the port, for the message
 * @param host the network address to listen on; all of this machine's when left out
 * @throws {Error} with one line for the owner when the port is taken or not allowed
 */
export function listen(
  server: Server,
  port: number,
  setting: string,
  host?: string,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      if (!reason) return reject(error);
      const other = port < 1024 ? port + 3000 : port + 10;
      reject(
        new Error(
          `Порт ${port} ${reason}: возьмите другой, например ${setting}=${other} npm start`,
        ),
      );
    });
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ url: `http://localhost:${taken}`, port: taken, close: () => close(server) });
    });
  });
}

/**
 * Checks that a port can be had before something long is begun for it.
 *
 * @throws {Error} with one line for the owner when the port is taken
 */
export async function assertFree(port: number, setting: string): Promise<void> {
  const trial = await listen(createServer(), port, setting);
  await trial.close();
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
