/** The identifiers an account of the sending service has. */
export type Keys = { publicKey: string; serviceId: string; templateId: string };

export type Answer = { status: number; text: string };
export type Validation = Answer & { params?: Record<string, unknown> };

/**
 * What the sending service answers to the body of a request: 200 `OK` with the parameters of the letter, or 400
 * with the reason. The texts are those of its documentation.
 */
export function validate(body: string, keys: Keys): Validation {
  const request = parse(body);
  if (!request) return refuse('The request body is not valid JSON');
  const ids = [
    ['user_id', keys.publicKey, 'The Public Key is invalid'],
    ['service_id', keys.serviceId, 'The service ID not found'],
    ['template_id', keys.templateId, 'The template ID not found'],
  ] as const;
  for (const [name, expected, complaint] of ids) {
    if (!request[name]) return refuse(`The ${name} parameter is required`);
    if (request[name] !== expected) return refuse(complaint);
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
