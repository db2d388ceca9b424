import { type Picture as PictureOfContent, pictureAttributes } from '@/lib/pictures';

type PictureProps = {
  picture: PictureOfContent;
  alt: string;
  basePath: string;
  className?: string | undefined;
};

/** One of the owner's pictures, in the format and the width that suit the browser, loaded when it comes near. */
export function Picture({ picture, alt, basePath, className }: PictureProps) {
  const { source, img } = pictureAttributes(picture, basePath);
  return (
    <picture>
      <source {...source} />
      <img {...img} className={className} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
