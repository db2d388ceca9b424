import type { IncomingMessage, ServerResponse } from 'node:http';

type Write = (chunk: unknown, ...rest: unknown[]) => boolean;
type End = (...rest: unknown[]) => ServerResponse;

const HEAD_END = '</head>';

/** Puts a script before the end of a page's head. The page is held back until its whole head has arrived. */
export function addScript(request: IncomingMessage, response: ServerResponse, address: string) {
  delete request.headers['accept-encoding'];
  const script = Buffer.from(`<script src="${address}" defer></script>`);
  const write = response.write.bind(response) as Write;
  const end = response.end.bind(response) as End;
  let held = Buffer.alloc(0);
  let isAdded = false;
  const isHeldBack = () =>
    !isAdded && String(response.getHeader('content-type')).startsWith('text/html');

  response.write = (chunk: unknown, ...rest: unknown[]) => {
    if (!isHeldBack()) return write(chunk, ...rest);
    held = Buffer.concat([held, Buffer.from(chunk as Uint8Array)]);
    const at = held.indexOf(HEAD_END);
    if (at < 0) return true;
    isAdded = true;
    return write(Buffer.concat([held.subarray(0, at), script, held.subarray(at)]));
  };

  response.end = ((...rest: unknown[]) => {
    const [chunk] = rest;
    if (!isHeldBack()) return end(...rest);
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) response.write(chunk);
    // A page without a head, such as the message of an error.
    if (!isAdded) write(held);
    return end(rest.find((argument) => typeof argument === 'function'));
  }) as End;
}
