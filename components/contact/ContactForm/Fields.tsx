import type { ContactFormLabels } from '@/lib/content/schema';
import type { RequiredField } from '@/lib/lead';
import { Field } from './Field';
import styles from './Fields.module.css';
import { ReplyChoice } from './ReplyChoice';

type FieldsProps = {
  labels: ContactFormLabels;
  missing: readonly RequiredField[];
  /** The field that is too long, and the words that say so. */
  excess: { field: string; text: string } | undefined;
  hasShortPhone: boolean;
  /** The names of the messengers in which the owner can answer. */
  messengers: readonly string[];
  asksForConsent: boolean;
};

export function Fields(props: FieldsProps) {
  const { labels, missing, excess, hasShortPhone, messengers, asksForConsent } = props;
  const excessOf = (field: string) => (excess?.field === field ? excess.text : undefined);
  const required = (field: RequiredField) => ({
    name: field,
    label: labels[field],
    required: true,
    error: missing.includes(field) ? labels.missing[field] : excessOf(field),
  });
  return (
    <>
      <div className={styles.pair}>
        <Field {...required('name')} autoComplete="name" />
        <Field
          {...required('phone')}
          type="tel"
          autoComplete="tel"
          note={hasShortPhone ? labels.shortPhone : undefined}
        />
      </div>
      <Field
        name="message"
        rows={4}
        label={labels.message}
        hint={labels.optional}
        error={excessOf('message')}
      />
      {/* The letter leaves this value out: the audit is free for every new client. */}
      <div className={styles.pair}>
        <Field name="audit" type="checkbox" label={labels.audit} defaultChecked />
        <ReplyChoice labels={labels.reply} messengers={messengers} />
      </div>
      {asksForConsent && <Field {...required('consent')} type="checkbox" />}
    </>
  );
}
