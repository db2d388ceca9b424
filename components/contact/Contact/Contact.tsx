import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import { SignedPortrait } from '@/components/ui/Portrait/Portrait';
import { phoneOf } from '@/lib/channels';
import type { Content, Person } from '@/lib/content/schema';
import type { Business } from '@/lib/structured-data';
import { formatDaysOff } from '@/lib/working-hours';
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm';
import { ScriptNotices } from '../ContactForm/ScriptNotices';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { sentToLabels } from '../sent-to-labels';
import styles from './Contact.module.css';

type ContactProps = Omit<ContactFormProps, 'copy' | 'statement' | 'scriptNotices'> & {
  copy: Content['contact'];
  business: Business;
  person: Person;
  /** «9:00–21:00» */
  hours: string;
  privacyLink: ReactNode;
  className?: string | undefined;
};

/** The contacts are microdata too, because Yandex reads organisations from microdata. */
export function Contact(props: ContactProps) {
  const { copy, business, person, hours, privacyLink, className, ...form } = props;
  return (
    <Grid columns="desktopThirds" className={className}>
      <ContactForm
        {...form}
        copy={{
          form: copy.form,
          notices: copy.notices,
          rescue: copy.rescue,
          receipt: copy.receipt,
          sentTo: sentToLabels(copy),
        }}
        statement={
          <Text kind="note">
            {`${copy.form.statement} `}
            {privacyLink}
          </Text>
        }
        scriptNotices={<ScriptNotices labels={copy.form} phone={phoneOf(form.contacts)} />}
      />
      <div
        className={styles.channels}
        itemScope
        itemType="https://schema.org/ProfessionalService"
        itemID={business.id}
      >
        <meta itemProp="name" content={business.name} />
        <link itemProp="url" href={business.url} />
        <h3>{copy.channelsTitle}</h3>
        <ContactLinks links={form.contacts} phoneItemProp="telephone" />
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term}>
              <Icon name="pin" />
              {copy.locationLabel}
            </dt>
            <dd
              className={styles.value}
              itemProp="address"
              itemScope
              itemType="https://schema.org/PostalAddress"
            >
              <meta itemProp="addressCountry" content={business.country} />
              <span itemProp="addressLocality">{unbrokenWords(business.city)}</span>{' '}
              <span itemProp="addressRegion">{unbrokenWords(business.region)}</span>
            </dd>
          </div>
          <div>
            <dt className={styles.term}>
              <Icon name="clock" />
              {copy.hoursLabel}
            </dt>
            <dd className={styles.value}>
              {business.openingHours.map((run) => (
                <meta key={run} itemProp="openingHours" content={run} />
              ))}
              {business.breaks.map((daysOff) => (
                <DayOff key={daysOff.validFrom} {...daysOff} />
              ))}
              {hours}
              {business.daysOff.length > 0 && (
                <Text kind="note">{`${copy.daysOffLabel} ${business.daysOff.map(formatDaysOff).join(', ')}`}</Text>
              )}
            </dd>
          </div>
        </dl>
        <SignedPortrait className={styles.person} person={person} />
        <meta itemProp="areaServed" content={business.city} />
        <meta itemProp="areaServed" content={business.region} />
      </div>
    </Grid>
  );
}

function DayOff({ validFrom, validThrough, opens, closes }: Business['breaks'][number]) {
  return (
    <span
      itemProp="specialOpeningHoursSpecification"
      itemScope
      itemType="https://schema.org/OpeningHoursSpecification"
    >
      {Object.entries({ validFrom, validThrough, opens, closes }).map(([name, value]) => (
        <meta key={name} itemProp={name} content={value} />
      ))}
    </span>
  );
}
