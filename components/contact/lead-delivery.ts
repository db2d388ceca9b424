import { announceGoal, type GoalDetails } from '@/lib/browser/goals';
import { loadDraft, saveDraft } from '@/lib/browser/lead-form';
import { subjectIn } from '@/lib/browser/message';
import { type Lead, withNotes } from '@/lib/lead';
import type { SenderSettings } from '@/lib/settings';
import { formatMoment } from './answer-time';
import { attemptBefore, saveAttempt, senderOf } from './attempt';
import { sendLead } from './send-lead';

/** `interrupted` means that the tab was left or reloaded before the answer came. */
export type LeadDelivery =
  | { kind: 'idle' | 'failed' | 'interrupted' }
  | { kind: 'sending'; repeats: boolean }
  /** Where the visitor has kept typing, the form stays and no receipt replaces it. */
  | { kind: 'sent'; receipt: Receipt; hasTyped: boolean };

export const IDLE: LeadDelivery = { kind: 'idle' };

/** `at` in milliseconds since the epoch. */
export type Receipt = { lead: Lead; at: number; repeats: boolean };

/** Notes for the owner that are added to the visitor's message. */
export type LetterNotes = {
  /** Come before the day and time of the lead that this one repeats or corrects. */
  repeat: string;
  correction: string;
  /** Comes before the visitor's choice. */
  reply: string;
  consent: string | undefined;
  /** Where the visitor came from. Empty for a visitor who came directly. */
  source: string;
  timeZone: string;
};

/**
 * Sends a lead and reports its outcome. The draft is cleared once the lead has arrived, unless the visitor kept typing.
 *
 * @param corrected the receipt of the earlier lead that this one corrects
 */
export async function deliverLead(
  lead: Lead,
  notes: LetterNotes,
  senderSettings: SenderSettings,
  report: (delivery: LeadDelivery) => void,
  corrected?: Receipt,
): Promise<void> {
  const earlier = attemptBefore(lead);
  const repeats = earlier !== undefined;
  const attempt = { sender: senderOf(lead), at: earlier?.at ?? Date.now() };
  const firstLine = repeats
    ? `${notes.repeat} ${formatMoment(attempt.at, notes.timeZone)}`
    : corrected && `${notes.correction} ${formatMoment(corrected.at, notes.timeZone)}`;
  const reply = lead.reply && `${notes.reply}: ${lead.reply}`;
  const place = placeOf(lead);
  saveAttempt({ ...attempt, waiting: true });
  saveDraft(lead);
  report({ kind: 'sending', repeats });
  const stopAsking = askBeforeLeaving();
  const letter = withNotes(lead, firstLine, reply, notes.consent, notes.source);
  const outcome = await sendLead(letter, senderSettings);
  stopAsking();
  if (outcome === 'sent') {
    saveAttempt(undefined);
    const isDraftUnchanged = JSON.stringify(loadDraft()) === JSON.stringify(lead);
    if (isDraftUnchanged) saveDraft(undefined);
    const receipt = { lead, at: Date.now(), repeats };
    report({ kind: 'sent', receipt, hasTyped: !isDraftUnchanged });
    // A correction is not another client.
    if (!corrected) announceGoal('lead_sent', place);
  } else {
    const mayHaveArrived = repeats || outcome === 'unknown';
    saveAttempt(mayHaveArrived ? { ...attempt, waiting: false } : undefined);
    report({ kind: 'failed' });
    announceGoal('lead_failed', place);
  }
}

/** Returns the page of the form and the subject of the button that the visitor pressed. */
function placeOf({ message }: Lead): GoalDetails {
  const page = window.location.pathname;
  const offer = subjectIn(message);
  return offer ? { page, offer } : { page };
}

/** Has the browser ask whether to leave the page. Returns a function that stops this. */
function askBeforeLeaving(): () => void {
  const stop = () => {
    window.onbeforeunload = null;
    removeEventListener('click', letCall);
  };
  // A call or a message keeps the page open, but browsers would ask whether to leave it.
  const letCall = ({ target }: Event) => {
    const link =
      target instanceof Element &&
      target.closest('[href^="tel:"], [href^="sms:"], [href^="mailto:"]');
    if (link) stop();
  };
  window.onbeforeunload = (event) => {
    event.preventDefault();
    // Chrome before 119 asks only if this is set, too.
    event.returnValue = true;
  };
  addEventListener('click', letCall);
  return stop;
}
