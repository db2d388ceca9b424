import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../terminal';
import { copiesFolder, copiesOf, restoreCopy } from './copies';
import { describeChange } from './describe-change';

/** Writes a line for what is there now and for each copy: what has changed since the copy before it. */
function describeCopies(folder: string): string {
  const states = [{ path: folder, date: 'сейчас' }, ...copiesOf(folder)];
  const lines = states.map(({ path, date }, index) => {
    const before = states[index + 1]?.path;
    const change = before ? describeChange(path, before) : 'более ранних копий нет';
    return `${String(index || '').padStart(3)}  ${date.padEnd(19)}  ${change || 'изменений нет'}`;
  });
  return `Копии текстов и картинок, новые сверху. Их делает проверка, когда ошибок нет и что-то изменилось.
Остаются все за последний час, по одной на час за два дня, по одной на день за месяц и последняя перед ним.
${lines.join('\n')}
Вернуть вторую: npm run undo -- 2, из неё один файл: npm run undo -- 2 faq.yaml
То, что есть сейчас, тоже сохранится. Все копии лежат в папке ${copiesFolder(folder)}`;
}

/** `npm run undo` lists the copies; `-- 3` or `-- 23.11.2026` brings one back, `-- 3 faq.yaml` a file of it. */
runCommand(async (...args) => {
  const folder = join(process.cwd(), 'content');
  const copies = copiesOf(folder);
  const start = args.findIndex((arg) => arg.startsWith('pictures/') || arg.endsWith('.yaml'));
  const wanted = args.slice(0, start < 0 ? undefined : start).join(' ');
  // The name of a picture may have spaces.
  const file = start < 0 ? undefined : args.slice(start).join(' ');
  if (!wanted) return console.log(describeCopies(folder));

  // A day alone means its last checked copy.
  const dated = copies.find(({ name, isChecked }) =>
    isChecked ? name.startsWith(wanted) : name === wanted,
  );
  const copy = /^\d+$/.test(wanted) ? copies[Number(wanted) - 1] : dated;
  if (!copy) throw new Error(`Копии «${wanted}» нет. Какие есть, покажет npm run undo`);
  const lacks = file && !existsSync(join(copy.path, file));
  if (lacks) throw new Error(`Копия от ${copy.date} есть, но файла «${file}» в ней нет`);
  const names = restoreCopy(folder, copy, file).join(', ');
  if (!names) return console.log(`Сейчас всё так же, как было ${copy.date}: менять нечего.`);
  // An open preview makes another copy at once, which changes the numbers, so the date is printed.
  const [newest] = copiesOf(folder);
  console.log(
    `Теперь как было ${copy.date}: ${names}.\nВернуть всё назад: npm run undo -- ${newest?.name}`,
  );
});
