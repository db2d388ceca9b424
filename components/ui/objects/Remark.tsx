import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Remark.module.css';
import { Text } from './Text';

/** What the marketer has written by hand in the margin. The handwriting is fetched when a remark comes into view. */
export function Remark({ className, ...props }: ComponentProps<typeof Text>) {
  return <Text {...props} kind="written" className={clsx(styles.remark, className)} />;
}
