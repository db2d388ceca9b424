import { type PortraitUse, pictureAttributes, type Picture as SitePicture } from '@/lib/pictures';
import styles from './Picture.module.css';

type PictureProps = {
  picture: SitePicture;
  alt: string;
  /** Where its portrait cut is shown. */
  portrait?: PortraitUse;
};

export function Picture({ picture, alt, portrait }: PictureProps) {
  const { sources, img } = pictureAttributes(picture, portrait);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img {...img} className={styles.image} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
