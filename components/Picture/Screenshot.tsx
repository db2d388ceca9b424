import { Picture, type PictureProps } from './Picture';
import styles from './Screenshot.module.css';

/** A phone shows the side with the headline alone, larger, without the menu above it. */
export function Screenshot({ side, ...props }: PictureProps & { side: 'left' | 'right' }) {
  return (
    <div className={styles.cut} style={{ transformOrigin: `${side} 35%` }}>
      <Picture {...props} />
    </div>
  );
}
