import { pictureAttributes, type Picture as SitePicture } from '@/lib/pictures';
import styles from './Picture.module.css';

export type PictureProps = {
  picture: SitePicture;
  alt: string;
  isSmall?: boolean;
  /** The largest part of the first screen, which must not wait for the layout. */
  isFirst?: boolean;
};

export function Picture({ picture, alt, isSmall, isFirst }: PictureProps) {
  const { source, img } = pictureAttributes(picture, isSmall);
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture>
      {source && <source {...source} />}
      <img {...img} {...loading} className={styles.image} alt={alt} decoding="async" />
    </picture>
  );
}
