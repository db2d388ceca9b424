import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { CopyButton } from '@/components/ui/CopyButton/CopyButton';
import { announceGoal } from '@/lib/browser/goals';
import type { EstimateLabels } from '@/lib/content/schema';

type ShareLinkProps = Pick<EstimateLabels, 'share' | 'shared' | 'byHand' | 'passOn'> & {
  /** The estimate in words. */
  text: string;
  /** The fragment of the address that names the selected services. */
  fragment: string;
};

/** Shares the estimate with another app if the device can do that. Otherwise it copies the link. */
export function ShareLink({ share, shared, byHand, passOn, text, fragment }: ShareLinkProps) {
  const url = window.location.origin + window.location.pathname + fragment;
  const announceShared = () => announceGoal('estimate_shared');
  const [isRefused, setIsRefused] = useState(false);

  async function passEstimateOn() {
    try {
      await navigator.share({ text, url });
      announceShared();
    } catch (error) {
      // A visitor who has closed the list of apps wants nothing else.
      if (!(error instanceof Error && error.name === 'AbortError')) setIsRefused(true);
    }
  }

  if (canShare({ text, url }) && !isRefused) {
    return (
      <Button variant="quiet" onClick={passEstimateOn}>
        {passOn}
      </Button>
    );
  }
  return (
    <CopyButton
      label={share}
      done={shared}
      byHand={byHand}
      read={() => url}
      onCopied={announceShared}
    />
  );
}

/** Firefox on a computer cannot share, and no browser can on plain http. Others refuse some data. */
function canShare(data: ShareData): boolean {
  if (!('share' in navigator)) return false;
  return navigator.canShare?.(data) ?? true;
}
