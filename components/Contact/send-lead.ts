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
    /** The request left and no answer refused it, so the service may have got the lead. */
    readonly mayHaveArrived: boolean,
  ) {
    super(message);
  }
}

type Answer = { status: number; text: string };

/**
 * Sends a lead to the owner's mailbox. No other file knows the service; its library is fetched with the first lead.
 * Resolves once the service has answered 200 with a text, the only proof of delivery.
 *
 * @throws {SendError} for everything else, a missing key and a time-out among it
 */
export async function sendLead(lead: Lead, delivery: Delivery): Promise<void> {
  let requested = false;
  let answer: Answer;
  try {
    answer = await withinTimeLimit(async (signal) => {
      const { init, send } = await import('emailjs-com');
      // After the time limit the visitor has seen that sending failed, so nothing may be sent.
      signal.throwIfAborted();
      const { origin, publicKey, serviceId, templateId } = delivery;
      // A call with a key resets the origin, so both are set together.
      init(publicKey, origin);
      // Throws a string for a missing key.
      const sending = send(serviceId, templateId, letterOf(lead, delivery), publicKey);
      requested = true;
      return sending;
    });
  } catch (error) {
    // The library rejects with the answer; its status is 0 where the connection failed.
    if (isAnswer(error) && error.status > 0) throw refusal(error);
    throw new SendError(`The sending service did not answer: ${error}`, requested);
  }
  // The library also treats a 500 with the body OK as success.
  if (answer.status !== 200 || answer.text === '') throw refusal(answer);
}

function letterOf({ name, phone, message }: Lead, { toEmail }: Delivery) {
  return { from_name: name, from_phone: phone, message, to_email: toEmail };
}

function isAnswer(error: unknown): error is Answer {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
}

function refusal({ status, text }: Answer): SendError {
  return new SendError(`The sending service answered ${status}: ${text}`, status < 400);
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
