import type { ContactFormLabels } from '@/lib/content/schema';
import type { RequiredField } from '@/lib/lead';
import { Field } from './Field';
import styles from './Fields.module.css';

type FieldsProps = {
  labels: ContactFormLabels;
  missing: readonly RequiredField[];
  /** What is wrong with the length of the message. */
  excess: string | undefined;
  asksForConsent: boolean;
};

export function Fields({ labels, missing, excess, asksForConsent }: FieldsProps) {
  const required = (field: RequiredField) => ({
    name: field,
    label: labels[field],
    required: true,
    error: missing.includes(field) ? labels.missing[field] : undefined,
  });
  return (
    <>
      <div className={styles.pair}>
        <Field {...required('name')} autoComplete="name" />
        <Field {...required('phone')} type="tel" autoComplete="tel" />
      </div>
      <Field name="message" rows={4} label={labels.message} hint={labels.optional} error={excess} />
      {/* The letter leaves this value out: the audit is free for every new client. */}
      <Field name="audit" type="checkbox" label={labels.audit} defaultChecked />
      {asksForConsent && <Field {...required('consent')} type="checkbox" />}
    </>
  );
}
