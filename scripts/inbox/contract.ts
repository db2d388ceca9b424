import { z } from 'zod';

/** The path that takes letters, on the host of the sending service. */
export const SEND_PATH = '/api/v1.0/email/send';

/** The identifiers of the account that the inbox plays. */
const ACCOUNT = {
  user_id: 'inbox-key',
  service_id: 'inbox-service',
  template_id: 'inbox-template',
} as const;

/** The settings of a site whose leads go to the inbox at this origin. */
export function inboxSettings(origin: string) {
  return {
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ACCOUNT.user_id,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: ACCOUNT.service_id,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: ACCOUNT.template_id,
  };
}

const letter = z.object({
  user_id: z.literal(ACCOUNT.user_id),
  service_id: z.literal(ACCOUNT.service_id),
  template_id: z.literal(ACCOUNT.template_id),
  template_params: z.record(z.string(), z.unknown()),
});

/** What the form has written, in the body of a request; undefined for a body that the sending service would refuse. */
export function readLetter(body: string): Record<string, unknown> | undefined {
  try {
    return letter.parse(JSON.parse(body)).template_params;
  } catch {
    return undefined;
  }
}
