import type { SectionProps } from '@/components/Section/Section';

export type PageSection = Omit<SectionProps, 'number' | 'heading'> & {
  heading: SectionProps['heading'] & { items?: readonly unknown[] };
  /** The section is left out while this is empty. The items of its heading without it. */
  entries?: readonly unknown[];
};

/** Numbers the sections that have something to show, from 1. */
export function numbered(sections: readonly PageSection[]): SectionProps[] {
  return sections
    .filter(({ heading, entries = heading.items }) => entries?.length !== 0)
    .map(({ entries, ...section }, index) => ({ ...section, number: index + 1 }));
}
