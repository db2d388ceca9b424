import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { Button } from '../Button/Button';
import styles from './FailureNotice.module.css';
import { FAILURE_NOTICE_ID } from './notice-id';

type FailureNoticeProps = {
  copy: Content['site']['failure'];
  phone: ContactLink | undefined;
  /** The form on another load of the home page. */
  formHref: string;
};

/** Hidden until the scripts of a page fail: app/error.tsx shows it and gives the button its reload. */
export function FailureNotice({ copy, phone, formHref }: FailureNoticeProps) {
  return (
    <div id={FAILURE_NOTICE_ID} role="alert" className={styles.notice} hidden>
      <p>{copy.text}</p>
      {phone && (
        <Button variant="quiet" href={phone.href}>
          {phone.value}
        </Button>
      )}
      <Button>{copy.reload}</Button>
      <Button variant="quiet" href={formHref}>
        {copy.form}
      </Button>
    </div>
  );
}
