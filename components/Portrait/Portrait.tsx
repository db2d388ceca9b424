import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Picture } from '../Picture/Picture';
import styles from './Portrait.module.css';

/** On a narrow screen and on paper the sheet has the portrait instead of the margin. */
const places = {
  hero: styles.hero,
  logo: styles.logo,
  margin: 'on-desktop screen-only',
  sheet: 'below-desktop',
  form: undefined,
};

type PortraitProps = Pick<Content['site'], 'person'> & { place: keyof typeof places };

export function Portrait({ person: { name, portrait }, place }: PortraitProps) {
  if (!portrait) return null;
  return (
    <div className={clsx(styles.portrait, places[place])}>
      {/* The logo stands beside the name. */}
      <Picture picture={portrait.image} alt={place === 'logo' ? '' : name} />
    </div>
  );
}
