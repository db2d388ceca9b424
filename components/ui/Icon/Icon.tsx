import styles from './Icon.module.css';

const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  phone:
    'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  telegram: 'M21 4L3 11l6 2.5M21 4l-4 16-8-6.5M21 4L9 13.5v6l3.5-3.5',
  email: 'M3 5h18v14H3zM3 6l9 7 9-7',
  vk: 'M3 7c.4 6.6 3.8 10 9.5 10V7M12.5 12c3-.2 5.4-2.2 6.2-5M12.5 12c3.4.2 6 2 7.5 5',
  max: 'M12 3a9 9 0 1 0 4.6 16.7L21 21l-1.3-4.4A9 9 0 0 0 12 3zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.4-1.3A9 9 0 1 0 12 3zM8.5 8.2c-.3 4 3 7.5 7.2 7.2l.6-2.2-2.3-1-1 1a6 6 0 0 1-2.3-2.3l1-1-1-2.3z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
};

/** Screen readers skip it: the text beside it says the same. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
