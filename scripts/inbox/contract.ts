/** The path that takes letters, on the host of the sending service. */
export const SEND_PATH = '/api/v1.0/email/send';

/** The identifiers of the account that the inbox plays. */
const ACCOUNT = {
  user_id: 'inbox-key',
  service_id: 'inbox-service',
  template_id: 'inbox-template',
};

/** The settings of a site whose leads go to the inbox at this origin. */
export function inboxSettings(origin: string) {
  return {
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ACCOUNT.user_id,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: ACCOUNT.service_id,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: ACCOUNT.template_id,
  };
}

export type Answer = { status: number; text: string };
export type Validation = Answer & { params?: Record<string, unknown> };

/**
 * What the sending service answers to the body of a request: 200 `OK` with the parameters of the letter, or 400
 * with the reason. The texts are those of its documentation.
 */
export function validate(body: string): Validation {
  const request = parse(body);
  if (!request) return refuse('The request body is not valid JSON');
  const ids = [
    ['user_id', 'The Public Key is invalid'],
    ['service_id', 'The service ID not found'],
    ['template_id', 'The template ID not found'],
  ] as const;
  for (const [name, complaint] of ids) {
    if (!request[name]) return refuse(`The ${name} parameter is required`);
    if (request[name] !== ACCOUNT[name]) return refuse(complaint);
  }
  const params = request.template_params;
  return { status: 200, text: 'OK', params: isRecord(params) ? params : {} };
}

function refuse(text: string): Validation {
  return { status: 400, text };
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
