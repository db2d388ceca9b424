import clsx from 'clsx';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { Grid } from '../objects/Grid';
import { Text } from '../objects/Text';
import styles from './Callout.module.css';

type CalloutProps = Content['seo']['callout'] & { contacts: readonly ContactLink[] };

export function Callout({ title, text, contacts }: CalloutProps) {
  const classes = clsx(styles.callout, 'screen-only');
  return (
    <Grid as="aside" columns="desktop" className={classes} data-tone="night" aria-label={title}>
      <Text kind="section">{title}</Text>
      <div className={styles.more} data-span="2">
        <Text muted>{text}</Text>
        <ContactLinks links={contacts} />
      </div>
    </Grid>
  );
}
