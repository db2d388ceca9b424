import type { Letter } from '@/lib/lead';
import type { SenderSettings } from '@/lib/settings';

/** Ends an attempt without a connection, which emailjs-com would leave open forever. */
const SEND_TIMEOUT_MS = 15_000;

/** A `refused` lead has not arrived. An `unknown` outcome means that it may have arrived. */
export type Outcome = 'sent' | 'refused' | 'unknown';

/** Sends the letter of a lead to the owner. An answer of 200 with a text is the only proof that it has arrived. */
export async function sendLead(
  { name, phone, message }: Letter,
  { origin, publicKey, serviceId, templateId, toEmail }: SenderSettings,
): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEND_TIMEOUT_MS);
  const timedOut = new Promise<never>((_, reject) => {
    limit.signal.onabort = () => reject(limit.signal.reason);
  });
  let mayHaveLeft = false;
  async function request() {
    // biome-ignore lint/style/noRestrictedImports: the rule keeps the sending service to this function.
    const { init, send } = await import('emailjs-com');
    // After the time limit the visitor has seen that sending failed, so nothing may be sent.
    limit.signal.throwIfAborted();
    // Calling init with a key alone resets the origin, so both are set together.
    init(publicKey, origin);
    const letter = { from_name: name, from_phone: phone, message, to_email: toEmail };
    // Throws a string for a missing key.
    const sending = send(serviceId, templateId, letter, publicKey);
    mayHaveLeft = navigator.onLine;
    // The library rejects with the answer; its status is 0 where the connection failed.
    return sending.catch((refusal: Awaited<typeof sending>) => refusal);
  }
  const { status, text } = await Promise.race([request(), timedOut])
    .catch(() => ({ status: 0, text: '' }))
    .finally(() => clearTimeout(timer));
  // The library also treats a 500 with the body OK as success.
  if (status === 200 && text !== '') return 'sent';
  // A gateway answers 502 and above when it has lost the service's own answer.
  const isRefused = status >= 400 && status < 502;
  // A lead that never left, because the browser was offline or a key is missing, counts as refused, too.
  return mayHaveLeft && !isRefused ? 'unknown' : 'refused';
}
