import { init, send } from 'emailjs-com';
import type { Lead } from './lead';
import type { Delivery } from './settings';

/** The sending service has no time limit of its own; a phone out of reach would wait for ever. */
export const SEND_TIMEOUT_MS = 15_000;

/**
 * Sends a lead to the owner's mailbox. This is the only file that knows the sending service.
 *
 * Resolves when the service has answered 200, which alone is a lead delivered.
 *
 * @throws {Error} for everything else: a missing key, a refused or broken connection, any other status, silence
 */
export async function sendLead(lead: Lead, delivery: Delivery): Promise<void> {
  // The library forgets its origin each time it is given a key, so it is told both together.
  init(delivery.publicKey, delivery.origin);
  const { status, text } = await withTimeout(deliver(lead, delivery), SEND_TIMEOUT_MS);
  // The library also takes a 500 whose body says OK for success.
  if (status !== 200) throw new Error(`The sending service answered ${status}: ${text}`);
}

/** An async function, so that the string the library throws at once for a missing key becomes a rejection. */
async function deliver({ name, phone, message }: Lead, delivery: Delivery) {
  return send(
    delivery.serviceId,
    delivery.templateId,
    { from_name: name, from_phone: phone, message, to_email: delivery.toEmail },
    delivery.publicKey,
  );
}

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The sending service did not answer in ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
