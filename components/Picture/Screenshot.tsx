import { Picture, type PictureProps } from './Picture';
import styles from './Screenshot.module.css';

/** A phone shows the side with the headline alone, larger. */
export function Screenshot({ side, ...props }: PictureProps & { side: 'left' | 'right' }) {
  return (
    <div className={styles.cut} style={{ transformOrigin: `${side} top` }}>
      <Picture {...props} />
    </div>
  );
}
