import type { Lead } from '../lead';
import type { Delivery } from '../settings';

/** emailjs-com has no time limit; without a connection it would wait for ever. */
export const SEND_TIMEOUT_MS = 15_000;

/** The time limit after the page was restored from the back/forward cache. */
export const RETURN_TIMEOUT_MS = 1_000;

/**
 * Sends a lead to the owner's mailbox. Everything about the sending service is in this file; its library is fetched with
 * the first lead. Resolves when the service has answered 200 with a text; only then is the lead delivered.
 *
 * @throws {Error} when the library does not load, a key is missing, the connection fails, the status is not 200, the
 * answer is empty, or there is none in time
 */
export async function sendLead(lead: Lead, delivery: Delivery): Promise<void> {
  const { status, text } = await withinTimeLimit((signal) => deliver(lead, delivery, signal));
  // The library also treats a 500 with the body OK as success.
  if (status !== 200 || text === '') {
    throw new Error(`The sending service answered ${status}: ${text}`);
  }
}

/** Async, so that the string that the library throws for a missing key becomes a rejection. */
async function deliver(
  { name, phone, message }: Lead,
  { origin, publicKey, serviceId, templateId, toEmail }: Delivery,
  signal: AbortSignal,
) {
  const { init, send } = await import('emailjs-com');
  // After the time limit the visitor has seen that sending failed, so nothing may be sent.
  signal.throwIfAborted();
  // A call with a key resets the origin, so both are set together.
  init(publicKey, origin);
  const letter = { from_name: name, from_phone: phone, message, to_email: toEmail };
  return send(serviceId, templateId, letter, publicKey);
}

/**
 * Runs some work and rejects when it takes too long. A page that is restored from the back/forward cache may have lost
 * its connection without an error, so it waits only for an answer that has already arrived.
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
