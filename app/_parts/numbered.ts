import type { SectionProps } from '@/components/Section/Section';

export type PageSection = Omit<SectionProps, 'number'>;

/** Numbers the sections from 1, without those whose first list beside the heading is empty. */
export function numbered(sections: readonly PageSection[]): SectionProps[] {
  return sections
    .filter(({ heading }) => Object.values(heading).find(Array.isArray)?.length !== 0)
    .map((section, index) => ({ ...section, number: index + 1 }));
}
