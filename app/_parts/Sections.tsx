import { Section, type SectionProps } from '@/components/Section/Section';

export type PageSection = Omit<SectionProps, 'number' | 'heading'> & {
  /** A section whose entries are none is left out. They are its items where it names no other list. */
  entries?: readonly unknown[];
  heading: SectionProps['heading'] & { items?: readonly unknown[] };
};

/** The sections of a page, numbered from 1. */
export function Sections({ list }: { list: readonly PageSection[] }) {
  return list
    .filter(({ heading, entries = heading.items }) => entries?.length !== 0)
    .map(({ entries, ...section }, index) => (
      <Section key={section.id} {...section} number={index + 1} />
    ));
}
