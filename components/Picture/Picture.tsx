import { type Picture as PictureOfContent, pictureAttributes } from '@/lib/pictures';
import styles from './Picture.module.css';

type PictureProps = {
  picture: PictureOfContent;
  alt: string;
  basePath: string;
};

/** One of the owner's pictures, as wide as there is room, in the format and the width that suit the browser. */
export function Picture({ picture, alt, basePath }: PictureProps) {
  const { source, img } = pictureAttributes(picture, basePath);
  return (
    <picture>
      <source {...source} />
      <img {...img} className={styles.image} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
