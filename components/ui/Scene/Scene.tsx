import clsx from 'clsx';
import { BASE_PATH } from '@/lib/base-path';
import styles from './Scene.module.css';

/** The drawings in public/drawings/scenes with their sizes on the page, in CSS pixels. */
const scenes = {
  home: { width: 360, height: 240, isOnPhone: false },
  seo: { width: 360, height: 240, isOnPhone: true },
  targeting: { width: 360, height: 240, isOnPhone: true },
  websites: { width: 360, height: 240, isOnPhone: true },
  map: { width: 392, height: 92, isOnPhone: true },
  missing: { width: 400, height: 126, isOnPhone: false },
};

export type SceneName = keyof typeof scenes;

type SceneProps = {
  name: SceneName;
  /** Makes it larger on a wide screen. */
  tall?: boolean;
};

/** A decorative drawing. Screen readers skip it. */
export function Scene({ name, tall }: SceneProps) {
  const { width, height, isOnPhone } = scenes[name];
  return (
    <img
      src={`${BASE_PATH}/drawings/scenes/${name}.svg`}
      className={clsx('screen-only', !isOnPhone && 'not-on-phone', tall && styles.tall)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  );
}
