import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Picture } from '../Picture/Picture';
import styles from './Portrait.module.css';

type PortraitProps = {
  person: Content['site']['person'];
  /**
   * The margin is that of a wide screen; the sheet holds a small one on narrower screens and on paper; beside the form
   * it is large or small as there is room.
   */
  place: 'margin' | 'sheet' | 'form';
};

/** The owner in two tones. */
export function Portrait({ person: { name, portrait }, place }: PortraitProps) {
  if (!portrait) return null;
  return (
    <div className={clsx(styles.portrait, styles[place])}>
      <Picture picture={portrait.image} alt={name} />
    </div>
  );
}
