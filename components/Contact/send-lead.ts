import type { Lead } from '@/lib/lead';
import type { Delivery } from '@/lib/settings';

/** Ends a try without a connection, which emailjs-com would leave open for ever. */
export const SEND_TIMEOUT_MS = 15_000;

/** The time limit after the page was restored from the back/forward cache. */
export const RETURN_TIMEOUT_MS = 1_000;

/** The reason why a lead is not known to be delivered. */
export class SendError extends Error {
  constructor(
    message: string,
    /** The request left and the service has not refused it, so the owner may have got the lead. */
    readonly mayHaveArrived: boolean,
  ) {
    super(message);
  }
}

/**
 * Sends a lead to the owner's mailbox. No other file knows the service; its library is fetched with the first lead.
 * Resolves once the service has answered 200 with a text, the only proof of delivery.
 *
 * @throws {SendError} for everything else, a missing key and a time-out among it
 */
export async function sendLead(
  { name, phone, message }: Lead,
  { origin, publicKey, serviceId, templateId, toEmail }: Delivery,
): Promise<void> {
  let requested = false;
  const { status, text } = await withinTimeLimit(async (signal) => {
    const { init, send } = await import('emailjs-com');
    // After the time limit the visitor has seen that sending failed, so nothing may be sent.
    signal.throwIfAborted();
    // A call with a key resets the origin, so both are set together.
    init(publicKey, origin);
    const letter = { from_name: name, from_phone: phone, message, to_email: toEmail };
    // Throws a string for a missing key.
    const sending = send(serviceId, templateId, letter, publicKey);
    requested = navigator.onLine;
    // The library rejects with the answer; its status is 0 where the connection failed.
    return sending.catch((refusal: Awaited<typeof sending>) => refusal);
  }).catch((error) => {
    throw new SendError(`The sending service did not answer: ${error}`, requested);
  });
  // The library also treats a 500 with the body OK as success.
  if (status !== 200 || text === '') {
    // A gateway answers 502 and above when it has lost the service's own answer.
    const isRefused = status >= 400 && status < 502;
    throw new SendError(`The sending service answered ${status}: ${text}`, requested && !isRefused);
  }
}

/**
 * Rejects work that takes too long. A page from the back/forward cache may have lost its connection without an error,
 * so it waits only for an answer that has already arrived.
 */
function withinTimeLimit<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const limit = new AbortController();
  return new Promise((resolve, reject) => {
    const end = () => {
      limit.abort();
      reject(new Error('the time is over'));
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
