import { type PortraitUse, pictureAttributes, type Picture as SitePicture } from '@/lib/pictures';
import styles from './Picture.module.css';

type PictureProps = {
  picture: SitePicture;
  alt: string;
  /** Where the portrait cut stands in its place. */
  portrait?: PortraitUse;
};

/** One of the owner's pictures, as wide as there is room, in the format, cut and width that suit the browser. */
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
