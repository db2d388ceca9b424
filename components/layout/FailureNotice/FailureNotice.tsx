import { Button } from '@/components/ui/Button/Button';
import { homeHref } from '@/lib/base-path';
import type { ContactLink } from '@/lib/channels';
import type { FailureCopy } from '@/lib/content/schema';
import styles from './FailureNotice.module.css';

type FailureNoticeProps = { copy: FailureCopy; phone: ContactLink | undefined };

/**
 * Hidden until the scripts of a page fail: then app/global-error.tsx shows it and makes its button reload the page. In
 * a page that was opened from the disk, the loader replaces its text (tools/export/loader/from-disk.ts).
 */
export function FailureNotice({ copy, phone }: FailureNoticeProps) {
  return (
    <div
      id="page-error"
      role="alert"
      className={styles.notice}
      data-from-disk={copy.fromDisk}
      hidden
    >
      <p>{copy.text}</p>
      {phone && (
        <Button variant="quiet" href={phone.href}>
          {phone.value}
        </Button>
      )}
      <Button>{copy.reload}</Button>
      <Button variant="quiet" href={homeHref('contact')}>
        {copy.form}
      </Button>
    </div>
  );
}
