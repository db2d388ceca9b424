import type { Bodies } from '../actions';
import type { Refusal } from '../state';

/** The preview has not done what it was asked to do. */
class RefusalError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Why something failed, as the owner is told. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  return { message: error instanceof Error ? error.message : String(error) };
}

// The browser knows the current script only while the script runs for the first time.
const token = new URL((document.currentScript as HTMLScriptElement).src).search;

/**
 * Asks the preview for something.
 *
 * @throws {RefusalError} when it was not done
 */
export async function request<Action extends keyof Bodies>(
  action: Action,
  body: Bodies[Action],
  files: Record<string, File> = {},
): Promise<Response> {
  const form = new FormData();
  form.set('body', JSON.stringify(body));
  for (const [path, file] of Object.entries(files)) form.set(path, file);
  const asked = fetch(`/__editor/${action}${token}`, { method: 'POST', body: form });
  const response = await asked.catch(failStopped);
  if (response.ok) return response;
  throw new RefusalError(await response.json());
}

/** @throws {Error} always: no answer comes from a preview that has ended */
export function failStopped(): never {
  throw new Error(
    'Предпросмотр остановлен. Запустите сайт ещё раз. Несохранённые слова не пропадут, кроме паролей и ключей.',
  );
}
