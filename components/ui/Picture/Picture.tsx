import clsx from 'clsx';
import { pictureAttributes, type Picture as SitePicture } from '@/lib/pictures';
import styles from './Picture.module.css';

export type PictureProps = {
  picture: SitePicture;
  alt: string;
  /** Replaces the picture on a narrow screen. */
  narrow?: SitePicture | undefined;
  isSmall?: boolean;
  /** The width of the picture on the page, if it differs from the one of its slot. */
  sizes?: string | undefined;
  /** Set for the largest part of the first screen, which must not wait for the layout. */
  isUrgent?: boolean;
  /** The class of the image. */
  className?: string | undefined;
};

export function Picture(props: PictureProps) {
  const { picture, alt, narrow, isSmall, sizes, isUrgent, className } = props;
  const { source, img } = pictureAttributes(picture, isSmall);
  return (
    <picture>
      {narrow && (
        <source {...pictureAttributes(narrow, isSmall).source} media="screen and (width < 48rem)" />
      )}
      {source && <source {...source} sizes={sizes ?? source.sizes} />}
      <img
        {...img}
        fetchPriority={isUrgent ? 'high' : undefined}
        loading={isUrgent ? undefined : 'lazy'}
        className={clsx(styles.image, className)}
        alt={alt}
      />
    </picture>
  );
}
