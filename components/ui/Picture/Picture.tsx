import clsx from 'clsx';
import { FIRST_WORK_SIZES, pictureAttributes, type Picture as SitePicture } from '@/lib/pictures';
import styles from './Picture.module.css';

export type PictureProps = {
  picture: SitePicture;
  alt: string;
  /** Replaces the picture on a narrow screen. */
  narrow?: SitePicture | undefined;
  isSmall?: boolean;
  /** Set for the largest part of the first screen, which must not wait for the layout. */
  isFirst?: boolean;
  /** The class of the image. */
  className?: string | undefined;
};

export function Picture({ picture, alt, narrow, isSmall, isFirst, className }: PictureProps) {
  const { source, img } = pictureAttributes(picture, isSmall);
  return (
    <picture>
      {narrow && (
        <source {...pictureAttributes(narrow, isSmall).source} media="screen and (width < 48rem)" />
      )}
      {source && <source {...source} sizes={isFirst ? FIRST_WORK_SIZES : source.sizes} />}
      <img
        {...img}
        fetchPriority={isFirst ? 'high' : undefined}
        loading={isFirst ? undefined : 'lazy'}
        className={clsx(styles.image, className)}
        alt={alt}
      />
    </picture>
  );
}
