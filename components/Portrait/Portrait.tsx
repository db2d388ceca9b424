import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Picture } from '../Picture/Picture';
import styles from './Portrait.module.css';

const places = { hero: styles.hero, logo: styles.logo, sheet: 'not-on-phone' };

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
