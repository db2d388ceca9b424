import clsx from 'clsx';
import { ContactLinks } from '@/components/contact/ContactLinks/ContactLinks';
import { FirstScreen } from '@/components/layout/FirstScreen/FirstScreen';
import { buttonClass } from '@/components/ui/Button/Button';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import { PageLink } from '@/components/ui/PageLink/PageLink';
import { Scene } from '@/components/ui/Scene/Scene';
import type { ContactLink } from '@/lib/channels';
import type { Content, Person } from '@/lib/content/schema';
import { LogMissingPath } from './LogMissingPath';
import styles from './MissingPage.module.css';

type MissingPageProps = Omit<Content['not-found'], 'meta'> & {
  person: Person;
  contacts: readonly ContactLink[];
};

/** The English heading was part of the order for the site. A Russian line explains it. */
export function MissingPage({ figure, remark, person, contacts, ...copy }: MissingPageProps) {
  return (
    <FirstScreen
      person={person}
      beside={
        <Sheet className="screen-only">
          <Text kind="figure">{figure.value}</Text>
          <Text kind="note">{figure.caption}</Text>
          <Text kind="written">{remark}</Text>
          <Scene name="missing" />
          <LogMissingPath />
        </Sheet>
      }
    >
      <div>
        <Text kind="note">{copy.before}</Text>
        <h1 className={styles.title} data-missing-page="">
          {copy.title}
        </h1>
      </div>
      <div>
        <span className={styles.number} aria-hidden="true">
          404
        </span>
        <p className={styles.text}>{copy.text}</p>
        <PageLink className={clsx(buttonClass(), styles.home)} href="/">
          {copy.home}
        </PageLink>
      </div>
      {/* The contact button of the header links to #contact on every page. */}
      <div id="contact" className={styles.contacts}>
        <ContactLinks links={contacts} />
      </div>
    </FirstScreen>
  );
}
