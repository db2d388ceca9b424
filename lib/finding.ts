/** Something that a check has found, worded for the owner. */
export type Finding = {
  /** The place as a terminal prints it: «content/home.yaml, строка 3, поле hero.title», «.env, NEXT_PUBLIC_PHONE». */
  location?: string;
  text: string;
  /** The place that the editor opens: «home.hero.title», «env.NEXT_PUBLIC_PHONE». */
  place?: string;
  /** What settles it with one press in the editor. */
  answer?: Answer;
  /** The file and line of the annotation on GitHub. */
  file?: string;
  line?: number;
};

/** The words of a button, and the value that it writes at a place: «site.confirmed.0», «reviews.items.0.sample». */
export type Answer = {
  label: 'Подтверждаю' | 'Это уже моё';
  action: 'insert' | 'set';
  path: string;
  value: string | boolean;
};

/** The findings of a check, under their heading. */
export type FindingList = { heading: string; findings: readonly Finding[] };

export function describeFinding({ location, text }: Finding): string {
  return location ? `${location}: ${text}` : text;
}

/** Carries the findings of a check. Its message has a line for each of them. */
export class FindingsError extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(describeFinding).join('\n'));
    this.name = 'FindingsError';
  }
}
