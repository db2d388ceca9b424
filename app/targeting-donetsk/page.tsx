import { FeedAd } from '@/components/HeroExample/FeedAd';
import { Price } from '@/components/objects/Price';
import { Rows } from '@/components/objects/Rows';
import { Text } from '@/components/objects/Text';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { exhibit, platforms } = content.targeting;

export const metadata = metadataOf('targeting');

export default function TargetingPage() {
  return (
    <ServicePage
      id="targeting"
      example={exhibit && <FeedAd {...exhibit} />}
      sections={[
        {
          id: 'platforms',
          heading: platforms,
          children: (
            <Rows as="ul" columns="halves">
              {platforms.items.map(({ name, price, text }) => (
                <li key={name}>
                  <div>
                    <h3>{name}</h3>
                    <Price>{price}</Price>
                  </div>
                  <Text>{text}</Text>
                </li>
              ))}
            </Rows>
          ),
        },
      ]}
    />
  );
}
