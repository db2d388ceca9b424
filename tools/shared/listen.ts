import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Starts a server that this computer alone can reach; port 0 takes any free port. */
export async function listen(server: Server, port: number, host = 'localhost') {
  const fail = (reason: string) => {
    throw new Error(`Порт ${port} ${reason}; возьмите другой: npm start -- --port ${port + 10}`);
  };
  const isTaken = 'уже занят другой программой';
  if (port > 0 && (await isAnswered(port))) fail(isTaken);
  server.listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) =>
    fail(code === 'EADDRINUSE' ? isTaken : `не открыть (${message})`),
  );
  const { port: taken } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://${host}:${taken}`, port: taken, close };
}

/**
 * Tells whether a program answers on a port. «localhost» has two addresses, and a browser may take the one of the other
 * program.
 */
async function isAnswered(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect(port, host);
    await once(socket, 'connect').finally(() => socket.destroy());
  });
  return Promise.any(answers).then(
    () => true,
    () => false,
  );
}

/** Guards against DNS rebinding: returns false for any host name but this computer's. */
export function namesThisComputer({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}
