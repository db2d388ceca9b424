import type { State } from '../state';
import { Button, useEditor } from './api';
import { ownerOf } from './entries';

/**
 * Shows the findings of a check: headings, and below each its findings by part of the site, with a button that opens the
 * place. Findings that belong to no part are plain lines.
 */
export function Findings({ text }: { text: string }) {
  const { state, open } = useEditor();
  return text
    .trim()
    .split(/\n+(?! {2})/)
    .map((section, index) => {
      const [heading, ...lines] = section.split('\n');
      const findings = lines.map((line) => readFinding(state, line.trim()));
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections are only appended, and two may have the same text.
        <div key={index}>
          {heading}
          {Object.entries(bySubject(findings)).map(([subject, about]) => (
            <details key={subject}>
              <summary>{`${subject}: ${about.length}`}</summary>
              <ul>
                {about.map(({ path, text: finding }) => (
                  <li key={path + finding}>
                    {finding} {path && <Button onClick={() => open(path)}>Открыть</Button>}
                  </li>
                ))}
              </ul>
            </details>
          ))}
          {findings
            .filter(({ subject }) => !subject)
            .map((finding) => (
              <p key={finding.text}>{finding.text}</p>
            ))}
        </div>
      );
    });
}

/** A line of a check. `path` is the place to open, and `subject` the part of the site that it belongs to. */
type Finding = { subject: string | undefined; path: string; text: string };

function readFinding({ places }: State, line: string): Finding {
  const [location = '', text = ''] = line.split(/: (.*)/);
  const [, file, field] = /content\/([\w-]+)\.yaml, строка \d+, поле (.+)/.exec(location) ?? [];
  const [setting] = /NEXT_PUBLIC_\w+/.exec(location) ?? [];
  let path = file ? `${file}.${field}` : setting ? `env.${setting}` : '';
  // What is missing has no place yet.
  while (path && !places[path]) path = ownerOf(path);
  const subject = path ? places[path.replace(/\..*/, '')]?.title : undefined;
  return { subject, path, text: subject ? text : line };
}

function bySubject(findings: Finding[]): Record<string, Finding[]> {
  const subjects: Record<string, Finding[]> = {};
  for (const finding of findings) {
    const { subject } = finding;
    if (subject) subjects[subject] = [...(subjects[subject] ?? []), finding];
  }
  return subjects;
}
