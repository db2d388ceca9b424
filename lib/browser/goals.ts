/** What a visitor does that the owner may want to count. Nobody has to listen. */
export type Goal =
  | 'lead_sent'
  | 'lead_failed'
  | 'call_pressed'
  | 'messenger_pressed'
  | 'calculator_finished';

/** The event a goal is announced by; its detail is the goal's name and nothing else. */
export const GOAL_EVENT = 'site:goal';

/** Tells whoever listens that a goal is reached. */
export function announceGoal(goal: Goal) {
  window.dispatchEvent(new CustomEvent<Goal>(GOAL_EVENT, { detail: goal }));
}

/**
 * The goal that pressing a link reaches. The only links of this site that leave it are those to messengers.
 *
 * @param href the link's absolute address
 * @param origin the site's own
 */
export function goalOfLink(href: string, origin: string): Goal | undefined {
  const { protocol, origin: target } = new URL(href);
  if (protocol === 'tel:') return 'call_pressed';
  const leaves = /^https?:$/.test(protocol) && target !== origin;
  return leaves ? 'messenger_pressed' : undefined;
}
