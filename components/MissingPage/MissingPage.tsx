import clsx from 'clsx';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { buttonClass } from '../Button/Button';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { Grid } from '../objects/Grid';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { PageLink } from '../PageLink/PageLink';
import { Portrait } from '../Portrait/Portrait';
import { Signature } from '../Signature/Signature';
import { LogMissingPath } from './LogMissingPath';
import styles from './MissingPage.module.css';

type MissingPageProps = Omit<Content['not-found'], 'meta'> &
  Pick<Content['site'], 'person'> & { contacts: readonly ContactLink[] };

export function MissingPage({ figure, remark, person, contacts, ...copy }: MissingPageProps) {
  return (
    <Grid columns="desktop" className={styles.page}>
      <LogMissingPath />
      <div className={styles.text} data-span="2">
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title}>{copy.title}</h1>
        <Text kind="section">{copy.text}</Text>
        <PageLink className={buttonClass()} href="/">
          {copy.home}
        </PageLink>
      </div>
      <div className={clsx(styles.sheet, 'screen-only')}>
        <Portrait slot="hero" person={person} />
        <Sheet>
          <div>
            <Text kind="price">{figure.value}</Text>
            <Text kind="note">{figure.caption}</Text>
          </div>
          <Text kind="written" className={styles.ruled}>
            {remark}
          </Text>
          <Signature person={person} />
        </Sheet>
      </div>
      {/* The header's contact button leads to #contact on every page. */}
      <div id="contact" className={styles.contact} data-span="2">
        <ContactLinks links={contacts} />
      </div>
    </Grid>
  );
}
