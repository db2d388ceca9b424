import { FeatureList } from '@/components/objects/FeatureList';
import { Figures } from '@/components/objects/Figures';
import { Price } from '@/components/objects/Price';
import { Rows } from '@/components/objects/Rows';
import { Text } from '@/components/objects/Text';
import { Portfolio } from '@/components/Portfolio/Portfolio';
import { Process } from '@/components/Process/Process';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { hero, portfolio, types, process, stats } = content.websites;

export const metadata = metadataOf('websites');

export default function WebsitesPage() {
  return (
    <ServicePage
      id="websites"
      works={
        portfolio.items.length > 0 && {
          id: 'works',
          heading: portfolio,
          layout: 'low',
          children: (
            <>
              <Portfolio {...portfolio} />
              <Figures items={[...hero.facts, ...stats]} layout="even" size="figure" />
            </>
          ),
        }
      }
      sections={[
        {
          id: 'types',
          heading: types,
          layout: 'above',
          children: (
            <Rows columns="thirds">
              {types.items.map(({ title, price, description, features }) => (
                <article key={title}>
                  <div>
                    <h3>{title}</h3>
                    <Price>{price}</Price>
                  </div>
                  <Text>{description}</Text>
                  <FeatureList items={features} />
                </article>
              ))}
            </Rows>
          ),
        },
        {
          id: 'process',
          layout: 'above',
          heading: process,
          children: <Process {...process} />,
        },
      ]}
    />
  );
}
