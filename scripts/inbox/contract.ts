/** The path that takes letters, on the host of the sending service. */
export const SEND_PATH = '/api/v1.0/email/send';

/** The account of the sending service that the inbox plays. */
export const ACCOUNT = {
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
