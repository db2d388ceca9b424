import type { SectionProps } from '@/components/Section/Section';

export type PageSection = Omit<SectionProps, 'number'> & {
  /** What the section shows: while there is none of it, the section is not in the page. */
  entries?: readonly unknown[];
};

/** The sections that have something to show, numbered from 1. */
export function numbered(sections: readonly PageSection[]): SectionProps[] {
  return sections
    .filter(({ entries }) => entries?.length !== 0)
    .map(({ entries, ...section }, index) => ({ ...section, number: index + 1 }));
}
