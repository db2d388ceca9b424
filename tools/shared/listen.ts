import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Starts a server that this computer alone can reach; port 0 takes any free port. */
export async function listen(server: Server, port: number, host = 'localhost') {
  server.listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    const reason = isTaken ? 'уже занят другой программой' : `не открыть (${message})`;
    throw new Error(`Порт ${port} ${reason}; возьмите другой: npm start -- --port ${port + 10}`);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://${host}:${taken}`, port: taken, close };
}

/** Guards against DNS rebinding: returns false for any host name but this computer's. */
export function namesThisComputer({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}
