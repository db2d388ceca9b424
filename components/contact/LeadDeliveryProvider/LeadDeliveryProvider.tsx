'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { reopenForm } from '@/lib/browser/lead-form';
import type { Lead } from '@/lib/lead';
import type { SenderSettings } from '@/lib/settings';
import { takeInterruption } from '../attempt';
import {
  deliverLead,
  IDLE,
  type LeadDelivery,
  type LetterNotes,
  type Receipt,
} from '../lead-delivery';

type Delivering = {
  /** The delivery of the last lead. */
  delivery: LeadDelivery;
  /** Sends a lead, unless one is being sent. */
  deliver: (lead: Lead, notes: LetterNotes, senderSettings: SenderSettings) => Promise<void>;
  /** Forgets the outcome of the last lead. */
  forget: () => void;
  /** Opens the form of this page with the lead that was sent last, at its phone. The next lead corrects that one. */
  correct: () => void;
};

const DeliveryContext = createContext<Delivering>({
  delivery: IDLE,
  deliver: async () => {},
  forget: () => {},
  correct: () => {},
});

export const useLeadDelivery = () => useContext(DeliveryContext);

/** Belongs to the layout, because a delivery goes on while the visitor moves to another page. */
export function LeadDeliveryProvider({ children }: { children: ReactNode }) {
  const [delivery, setDelivery] = useState<LeadDelivery>(IDLE);
  // The state changes with the next render, and a second press may come before it.
  const isSending = useRef(false);
  const corrected = useRef<Receipt>(undefined);

  useEffect(() => {
    if (takeInterruption()) setDelivery({ kind: 'interrupted' });
  }, []);

  const deliver = useCallback<Delivering['deliver']>(async (...lead) => {
    if (isSending.current) return;
    isSending.current = true;
    await deliverLead(...lead, report, corrected.current);
    isSending.current = false;

    function report(delivery: LeadDelivery) {
      if (delivery.kind === 'sent') corrected.current = undefined;
      setDelivery(delivery);
    }
  }, []);

  const forget = useCallback(() => setDelivery(IDLE), []);

  const value = useMemo(() => {
    function correct() {
      if (delivery.kind !== 'sent') return;
      corrected.current = delivery.receipt;
      // The form is in sight again before its field gets the focus.
      flushSync(() => setDelivery(IDLE));
      reopenForm(delivery.receipt.lead);
    }
    return { delivery, deliver, forget, correct };
  }, [delivery, deliver, forget]);
  return <DeliveryContext value={value}>{children}</DeliveryContext>;
}
