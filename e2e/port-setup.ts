import { createServer } from 'node:http';
import { listen } from './support/listen';

export const FIRST_PORT = 4310;

/** The site's tests use three ports, hosts the next ones, and a second preview (tools) the last two. */
const COUNT = 22;

/** Takes ports that nothing else on this computer uses, unless E2E_PORT names the first. The tests' own processes inherit it. */
export default async function portSetup() {
  let port = FIRST_PORT;
  while (!process.env.E2E_PORT) {
    const ports = Array.from({ length: COUNT }, (_, index) => port + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) process.env.E2E_PORT = String(port);
    port += COUNT;
  }
}

async function isFree(port: number): Promise<boolean> {
  try {
    const server = await listen(createServer(), port);
    await server.close();
    return true;
  } catch {
    return false;
  }
}
