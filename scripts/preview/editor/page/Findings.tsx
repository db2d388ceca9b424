import type { State } from '../state';
import { Button, useEditor } from './api';
import { ownerOf } from './entries';

/** What a check has found: headings, and below each its findings by the part of the site, with the place to open. */
export function Findings({ text }: { text: string }) {
  const { state, open } = useEditor();
  return text
    .trim()
    .split(/\n+(?! {2})/)
    .map((section, index) => {
      const [heading, ...findings] = section.split('\n');
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections are only appended, and two may have the same text.
        <div key={index}>
          {heading}
          {Object.entries(bySubject(state, findings)).map(([subject, lines]) => (
            <details key={subject}>
              <summary>{`${subject}: ${lines.length}`}</summary>
              <ul>
                {lines.map(({ path, text: finding }) => (
                  <li key={path + finding}>
                    {finding} {path && <Button onClick={() => open(path)}>Открыть</Button>}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      );
    });
}

/** The findings of a check by the part of the site that they are about, each with the place to open. */
function bySubject({ places }: State, findings: string[]) {
  const subjects: Record<string, { path: string; text: string }[]> = {};
  for (const line of findings) {
    const [location = '', text = ''] = line.trim().split(/: (.*)/);
    const [, file, field] = /content\/([\w-]+)\.yaml, строка \d+, поле (.+)/.exec(location) ?? [];
    const [setting] = /NEXT_PUBLIC_\w+/.exec(location) ?? [];
    let path = file ? `${file}.${field}` : setting ? `env.${setting}` : '';
    // What is missing has no place yet.
    while (!places[path]) path = ownerOf(path);
    const subject = places[path.replace(/\..*/, '')]?.title || location;
    subjects[subject] = [...(subjects[subject] ?? []), { path, text }];
  }
  return subjects;
}
