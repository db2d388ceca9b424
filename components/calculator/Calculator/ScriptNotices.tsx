import type { CalculatorLabels } from '@/lib/content/schema';

/** The notices above the calculator while scripts are off, late or missing. */
export function ScriptNotices({ labels }: { labels: CalculatorLabels }) {
  return (
    <>
      <noscript data-span="all">
        <p>{labels.noScript}</p>
      </noscript>
      <p className="when-late" data-span="all" hidden>
        {labels.late}
      </p>
      <p className="when-absent" data-span="all" hidden>
        {labels.absent}
      </p>
    </>
  );
}
