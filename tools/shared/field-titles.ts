import { alternativesOf, type Field, fieldOf, root } from '../../lib/content/fields';

/** The name of a field in the owner's words: the number of an entry, and what a category is called in the file. */
export function titleOf(name: string, field: Field | undefined): string {
  return /^\d+$/.test(name) ? String(Number(name) + 1) : (field?.title ?? name);
}

/** The names of all fields on a path: «Кейсы», «Записи», «2», «Заголовок». */
export function titlesOf(path: string): string[] {
  let fields: Field[] = [root];
  return path.split('.').map((name) => {
    fields = fields.flatMap(alternativesOf).map((field) => fieldOf(field, name));
    return titleOf(
      name,
      fields.find(({ title }) => title),
    );
  });
}
