import type { Content } from '@/content/schema';
import { pictureAttributes } from '@/lib/pictures';
import styles from './Signature.module.css';

type SignatureProps = { person: Content['site']['person']; basePath: string };

/** The owner's signature in the ink of a pen; his name in that ink while there is no picture of it. */
export function Signature({ person: { name, signature }, basePath }: SignatureProps) {
  if (!signature) return <span className={styles.typed}>{name}</span>;
  const { src } = pictureAttributes(signature.image, basePath).img;
  const maskImage = `url("${src}")`;
  return <span role="img" aria-label={name} className={styles.drawn} style={{ maskImage }} />;
}
