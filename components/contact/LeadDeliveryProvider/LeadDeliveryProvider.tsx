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
import type { Lead } from '@/lib/lead';
import type { SenderSettings } from '@/lib/settings';
import { takeInterruption } from '../attempt';
import { deliverLead, IDLE, type LeadDelivery, type LetterNotes } from '../lead-delivery';

type Delivering = {
  /** The delivery of the last lead. */
  delivery: LeadDelivery;
  /** Sends a lead, unless one is being sent. */
  deliver: (lead: Lead, notes: LetterNotes, senderSettings: SenderSettings) => Promise<void>;
  /** Forgets the outcome of the last lead. */
  forget: () => void;
};

const DeliveryContext = createContext<Delivering>({
  delivery: IDLE,
  deliver: async () => {},
  forget: () => {},
});

export const useLeadDelivery = () => useContext(DeliveryContext);

/** Belongs to the layout, because a delivery goes on while the visitor moves to another page. */
export function LeadDeliveryProvider({ children }: { children: ReactNode }) {
  const [delivery, setDelivery] = useState<LeadDelivery>(IDLE);
  // The state changes with the next render, and a second press may come before it.
  const isSending = useRef(false);

  useEffect(() => {
    if (takeInterruption()) setDelivery({ kind: 'interrupted' });
  }, []);

  const deliver = useCallback<Delivering['deliver']>(async (...lead) => {
    if (isSending.current) return;
    isSending.current = true;
    await deliverLead(...lead, setDelivery);
    isSending.current = false;
  }, []);

  const forget = useCallback(() => setDelivery(IDLE), []);

  const value = useMemo(() => ({ delivery, deliver, forget }), [delivery, deliver, forget]);
  return <DeliveryContext value={value}>{children}</DeliveryContext>;
}
