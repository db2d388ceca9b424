import { z } from 'zod';

const edit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('set'), path: z.string(), value: z.unknown() }),
  z.object({ action: z.literal('insert'), path: z.string(), value: z.unknown() }),
  z.object({ action: z.literal('remove'), path: z.string() }),
]);

const change = z.object({
  edits: z.array(edit),
  expected: z.array(z.unknown()),
  words: z.object({ label: z.string(), before: z.string().optional(), after: z.string() }),
});

const undo = z.object({ id: z.string().optional(), expected: z.array(z.unknown()).optional() });

const hosting = z.object({
  kind: z.string(),
  host: z.string(),
  user: z.string(),
  folder: z.string(),
  key: z.string(),
  password: z.string(),
});

const publish = z.object({ withSamples: z.boolean(), intoForeignFolder: z.boolean() });

/** What the page may ask for: an action, and a body with all that the action needs. */
const editorRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('state'), body: z.object({ version: z.string().optional() }) }),
  z.object({ action: z.literal('change'), body: change }),
  z.object({ action: z.literal('undo'), body: undo }),
  z.object({ action: z.literal('hosting'), body: hosting }),
  z.object({ action: z.literal('publish'), body: publish }),
  z.object({ action: z.literal('publication'), body: z.null() }),
  z.object({ action: z.literal('push'), body: z.null() }),
]);

export type EditorRequest = z.infer<typeof editorRequest>;

/** The bodies of the requests by their actions. */
export type Bodies = { [Request in EditorRequest as Request['action']]: Request['body'] };

/** Reports a request that the editor's page never makes. */
export class WrongRequestError extends Error {}

/** @throws {WrongRequestError} in Russian, with the first field that does not fit */
export function parseRequest(action: string, body: unknown): EditorRequest {
  const { data, error } = editorRequest.safeParse({ action, body });
  if (data) return data;
  const field = error.issues[0]?.path.join('.');
  throw new WrongRequestError(`Запрос ${action} непонятен: ${field}. Обновите страницу.`);
}
