import type { Lead } from '../lead';
import type { Delivery } from '../settings';

/** The sending service has no time limit of its own; a phone out of reach would wait for ever. */
export const SEND_TIMEOUT_MS = 15_000;

/** What is left to wait for once the page comes back from the browser's cache of pages. */
export const RETURN_TIMEOUT_MS = 1_000;

/**
 * Sends a lead to the owner's mailbox. This is the only file that knows the sending service; its library is
 * fetched with the first lead.
 *
 * Resolves when the service has answered 200 with a word in it, which alone is a lead delivered.
 *
 * @throws {Error} for everything else: a library that does not come, a missing key, a refused or broken
 * connection, any other status, an empty answer, silence
 */
export async function sendLead(lead: Lead, delivery: Delivery): Promise<void> {
  const { status, text } = await withinTimeLimit((signal) => deliver(lead, delivery, signal));
  // The library also takes a 500 whose body says OK for success.
  if (status !== 200 || text === '') {
    throw new Error(`The sending service answered ${status}: ${text}`);
  }
}

/** An async function, so that the string the library throws at once for a missing key becomes a rejection. */
async function deliver(
  { name, phone, message }: Lead,
  { origin, publicKey, serviceId, templateId, toEmail }: Delivery,
  signal: AbortSignal,
) {
  const { init, send } = await import('emailjs-com');
  // A library that comes after the time limit must not send what the visitor was told has failed.
  signal.throwIfAborted();
  // It forgets its origin each time it is given a key, so it is told both together.
  init(publicKey, origin);
  const letter = { from_name: name, from_phone: phone, message, to_email: toEmail };
  return send(serviceId, templateId, letter, publicKey);
}

/**
 * Runs some work and rejects when it takes too long.
 *
 * A page that comes back from the browser's cache of pages may have lost its connection without a word, so only an
 * answer that is already there is waited for then.
 */
function withinTimeLimit<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const limit = new AbortController();
  return new Promise((resolve, reject) => {
    const end = () => {
      limit.abort();
      reject(new Error('The sending service did not answer in time'));
    };
    let timer = setTimeout(end, SEND_TIMEOUT_MS);
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(timer);
      timer = setTimeout(end, RETURN_TIMEOUT_MS);
    };
    window.addEventListener('pageshow', onReturn);
    work(limit.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        window.removeEventListener('pageshow', onReturn);
      });
  });
}
