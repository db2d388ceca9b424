import type { core } from 'zod';
import { explainIssue } from './explain';
import { nearest } from './nearest';

type Path = readonly PropertyKey[];

/** What is wrong with the fields of a file. A wrong name and the field it leaves missing are one slip. */
export function explainIssues(
  issues: readonly core.$ZodIssue[],
): { path: Path; message: string }[] {
  const missing = new Set(issues.filter(isMissing));
  const misnamed = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((name) => {
      const path = [...issue.path, name];
      const meant = findMeant(path, [...missing]);
      if (meant) missing.delete(meant);
      return { path, message: explainName(path, meant?.path) };
    });
  });
  const others = issues.filter(
    (issue) => issue.code !== 'unrecognized_keys' && (!isMissing(issue) || missing.has(issue)),
  );
  return [
    ...misnamed,
    ...others.map((issue) => ({ path: issue.path, message: explainIssue(issue) })),
  ];
}

/** How many fields stand in the wrong place. */
export function countMisplaced(issues: readonly core.$ZodIssue[]): number {
  return issues.filter(({ code }) => code === 'invalid_type' || code === 'unrecognized_keys')
    .length;
}

function isMissing(issue: core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.input === undefined;
}

/** The missing field that a field with no place is meant to be. */
function findMeant(path: Path, missing: readonly core.$ZodIssue[]): core.$ZodIssue | undefined {
  const name = String(path.at(-1));
  const parent = path.slice(0, -1).join('.');
  const beside = missing.filter((one) => one.path.slice(0, -1).join('.') === parent);
  const like = nearest(name, beside.map(nameOf));
  return (
    beside.find((one) => nameOf(one) === like) ??
    missing.find((one) => nameOf(one) === name) ??
    (beside.length === 1 ? beside[0] : undefined)
  );
}

function nameOf({ path }: core.$ZodIssue): string {
  return String(path.at(-1));
}

function explainName(path: Path, meant: Path | undefined): string {
  const name = String(path.at(-1));
  if (!meant) {
    return `лишнее поле «${name}»; проверьте, нет ли опечатки в названии, или удалите его`;
  }
  const right = String(meant.at(-1));
  return right === name
    ? `этому полю место в «${meant.slice(0, -1).join('.')}»; поправьте отступ перед ним`
    : `поля «${name}» нет, а поля «${right}» не хватает; исправьте название, латинскими буквами`;
}
