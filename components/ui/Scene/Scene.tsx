import clsx from 'clsx';
import { BASE_PATH } from '@/lib/base-path';
import styles from './Scene.module.css';

/**
 * The drawings in public/drawings/scenes with their sizes on the page, in CSS pixels, and the class that leaves them out
 * of small screens.
 */
const scenes = {
  home: { width: 360, height: 240, leftOut: 'on-desktop' },
  seo: { width: 360, height: 240, leftOut: undefined },
  targeting: { width: 360, height: 240, leftOut: undefined },
  websites: { width: 360, height: 240, leftOut: undefined },
  map: { width: 392, height: 92, leftOut: undefined },
  missing: { width: 400, height: 126, leftOut: 'not-on-phone' },
};

export type SceneName = keyof typeof scenes;

type SceneProps = {
  name: SceneName;
  /** Makes it larger on a wide screen. */
  tall?: boolean;
};

/** A decorative drawing. Screen readers skip it. */
export function Scene({ name, tall }: SceneProps) {
  const { width, height, leftOut } = scenes[name];
  return (
    <img
      src={`${BASE_PATH}/drawings/scenes/${name}.svg`}
      className={clsx('screen-only', leftOut, tall && styles.tall)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  );
}
