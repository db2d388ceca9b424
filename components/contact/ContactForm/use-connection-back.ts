import { useEffect, useState } from 'react';
import type { LeadDelivery } from '../lead-delivery';

/** Tells whether the connection is back since this delivery failed. */
export function useConnectionBack(delivery: LeadDelivery): boolean {
  const [backAfter, setBackAfter] = useState<LeadDelivery>();
  useEffect(() => {
    if (delivery.kind !== 'failed') return;
    const onOnline = () => setBackAfter(delivery);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [delivery]);
  return delivery.kind === 'failed' && backAfter === delivery;
}
