import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server that this computer alone can reach; port 0 takes any free port. */
export async function listen(server: Server, port: number) {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const close = async () => {
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://localhost:${taken}`, port: taken, close };
}
