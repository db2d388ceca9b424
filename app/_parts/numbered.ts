import type { SectionProps } from '@/components/Section/Section';

export type PageSection = Omit<SectionProps, 'number'> & {
  /** The section is left out while this is empty. Without it the first list beside the heading counts. */
  entries?: readonly unknown[];
};

/** Numbers the sections that have something to show, from 1. */
export function numbered(sections: readonly PageSection[]): SectionProps[] {
  return sections
    .filter(({ heading, entries = listIn(heading) }) => entries?.length !== 0)
    .map(({ entries, ...section }, index) => ({ ...section, number: index + 1 }));
}

const listIn = (heading: object): unknown[] | undefined =>
  Object.values(heading).find(Array.isArray);
