import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Text } from '@/components/ui/objects/Text';
import styles from './SeoText.module.css';

type SeoTextProps = { more: string; less: string; paragraphs: readonly string[] };

export function SeoText({ more, less, paragraphs }: SeoTextProps) {
  const [first = '', ...rest] = paragraphs;
  return (
    <div>
      <Text className={styles.first}>{first}</Text>
      {rest.length > 0 && (
        <Disclosure label={more} openLabel={less} folds="always">
          <div className={styles.rest}>
            {rest.map((paragraph) => (
              <Text key={paragraph} className={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
