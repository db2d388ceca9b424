import type { MapCardContent } from '@/lib/content/schema';
import styles from './CityMap.module.css';

type CityMapProps = MapCardContent['map'];

/** A quarter by a river, and the way to the door. Screen readers skip it: the text below it says the same. */
export function CityMap({ avenue, street, boulevard, river }: CityMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 398 290"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <path
        className={styles.river}
        fill="none"
        strokeWidth="40"
        d="M286-20c-10 50 40 70 30 120s-60 70-40 130 50 60 40 90"
      />
      <path
        className={styles.park}
        d="M206 150h56c-4 30 6 50 10 70l-66 8zM346 20h70v70h-52c4-24-10-44-18-70z"
      />
      <path
        className={styles.houses}
        d="M22 40h40v24H22zM74 36h26v30H74zM20 110h36v40H20zM70 112h30v24H70zM146 30h44v20h-44zM146 60h20v30h-20zM206 34h36v40h-36zM144 128h40v30h-40zM20 186h44v26H20zM78 180h22v40H78zM144 186h42v36h-42zM24 246h70v22H24zM146 250h50v24h-50zM352 120h34v30h-34zM356 180h36v40h-36zM352 240h30v26h-30z"
      />
      <path
        className={styles.streets}
        fill="none"
        strokeWidth="5"
        d="M-5 78 260 66M-5 166h200M64 0v290M-5 232l210-10"
      />
      <path
        className={styles.streets}
        fill="none"
        strokeWidth="12"
        d="M122-5 126 300M194-5c2 60 0 240 14 300M-5 98l280 6 140-18"
      />
      <path
        className={styles.route}
        fill="none"
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
        d="M62 240V168h62l2-68h70V72"
      />
      <circle className={styles.start} strokeWidth="4" cx="62" cy="240" r="9" />
      <path
        className={styles.pin}
        d="M196 74c-13-20-24-30-24-44a24 24 0 0 1 48 0c0 14-11 24-24 44zm0-36a9 9 0 1 0 0-18 9 9 0 0 0 0 18z"
      />
      <text transform="translate(66 104)">{avenue}</text>
      <text transform="translate(129 215) rotate(-89)">{street}</text>
      <text transform="translate(206 215) rotate(-86)">{boulevard}</text>
      <text transform="translate(283 172) rotate(-68)">{river}</text>
    </svg>
  );
}
