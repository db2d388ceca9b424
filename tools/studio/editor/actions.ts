import { z } from 'zod';
import { fieldsOf } from '../../../lib/fields-of';
import { settingNames } from '../../../lib/settings';

/** Names that lead from a value to what all values of the program share. */
const SHARED = ['__proto__', 'constructor', 'prototype'];

/** The settings of the site. Those of the hosting have a form of their own, which never moves a password to another host. */
const SETTINGS = settingNames.map((name) => `env.${name}`);

/** A path of names and of numbers of entries. No list has more than a few hundred entries. */
const path = z
  .string()
  .max(200)
  .regex(/^[a-z_][\w-]*(\.([a-z_][\w-]*|\d{1,4}))*$/i)
  .refine((names) => !names.split('.').some((name) => SHARED.includes(name)))
  .refine((names) => !/^env\b/.test(names) || SETTINGS.includes(names));

export const edit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('set'), path, value: z.unknown() }),
  z.object({ action: z.literal('insert'), path, value: z.unknown() }),
  z.object({ action: z.literal('remove'), path }),
]);

/**
 * A change in the owner's words: the place, its value before, and its new value or what was done. Only a changed value
 * has `before`.
 */
export const words = z.object({
  label: z.string(),
  before: z.string().optional(),
  after: z.string(),
});

const change = z.object({
  edits: z.array(edit),
  expected: z.array(z.unknown()),
  words,
});

const undo = z.object({ id: z.string().optional(), expected: z.array(z.unknown()).optional() });

const redo = undo.pick({ expected: true });

const hosting = z.object({
  kind: z.enum(['ftp', 'ftps', 'sftp']),
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
  z.object({ action: z.literal('redo'), body: redo }),
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

/**
 * @param pictures the places of the pictures that come with it
 * @throws {WrongRequestError} in Russian, with the first field that does not fit
 */
export function parseRequest(
  action: string,
  body: unknown,
  pictures: string[] = [],
): EditorRequest {
  const { data, error } = editorRequest.safeParse({ action, body });
  const arePlaces = pictures.every((picture) => path.safeParse(picture).success);
  if (data && isPlain(body) && arePlaces) return data;
  const field = error?.issues[0]?.path.join('.') ?? 'body';
  throw new WrongRequestError(`Запрос ${action} непонятен: ${field}. Обновите страницу.`);
}

/** Returns false for a value with a NUL in a text or a name, which ends the text in other programs, or with the name `__proto__`. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  return Object.entries(fieldsOf(value)).every(
    ([name, inner]) => name !== '__proto__' && isPlain(name) && isPlain(inner),
  );
}
