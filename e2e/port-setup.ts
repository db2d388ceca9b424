import { createServer } from 'node:http';
import { listen } from './support/listen';

export const FIRST_PORT = 4310;

/** Takes ports that nothing else on this computer uses, unless E2E_PORT names the first. The tests' own processes inherit it. */
export default async function portSetup() {
  let port = FIRST_PORT;
  while (!process.env.E2E_PORT) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (free.every(Boolean)) process.env.E2E_PORT = String(port);
    port += 20;
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
