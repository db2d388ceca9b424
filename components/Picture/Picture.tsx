import { type PictureUse, pictureAttributes, type Picture as SitePicture } from '@/lib/pictures';
import styles from './Picture.module.css';

type PictureProps = {
  picture: SitePicture;
  alt: string;
  use?: PictureUse;
  /** The largest part of the first screen, which must not wait for the layout. */
  isFirst?: boolean;
};

export function Picture({ picture, alt, use, isFirst }: PictureProps) {
  const { sources, img } = pictureAttributes(picture, use);
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img {...img} {...loading} className={styles.image} alt={alt} decoding="async" />
    </picture>
  );
}
