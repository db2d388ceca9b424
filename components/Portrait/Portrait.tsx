import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Picture } from '../Picture/Picture';
import styles from './Portrait.module.css';

const slots = { hero: styles.hero, logo: styles.logo, sheet: 'not-on-phone' };

type PortraitProps = Pick<Content['site'], 'person'> & { slot: keyof typeof slots };

export function Portrait({ person: { name, portrait }, slot }: PortraitProps) {
  if (!portrait) return null;
  return (
    <div className={clsx(styles.portrait, slots[slot])}>
      {/* The logo stands beside the name. */}
      <Picture picture={portrait.image} alt={slot === 'logo' ? '' : name} />
    </div>
  );
}
