import { useSyncExternalStore } from 'react';
import {
  type LeadDelivery,
  readDelivery,
  readPrerenderedDelivery,
  subscribeToDelivery,
} from './lead-delivery';

/** The delivery of the last lead, wherever on the site it was sent. */
export function useLeadDelivery(): LeadDelivery {
  return useSyncExternalStore(subscribeToDelivery, readDelivery, readPrerenderedDelivery);
}
