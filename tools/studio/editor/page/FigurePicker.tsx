import { describeFigure } from '../../../../lib/content/figures';
import type { KnownFigure } from '../../../../lib/content/placeholders';
import { fileNameOf } from '../paths';
import type { State } from '../state';
import { useEditor } from './context';

/** All figures, to put one of them into a text. */
export function FigurePicker({ onPick }: { onPick(figure: KnownFigure): void }) {
  const { state } = useEditor();
  const { figures } = state;

  function pick(name: string) {
    const figure = figures.find((candidate) => candidate.name === name);
    if (figure) onPick(figure);
  }

  return (
    <select aria-label="Вставить цифру" value="" onChange={({ target }) => pick(target.value)}>
      <option value="">Вставить цифру…</option>
      {Object.entries(bySource(figures, state)).map(([source, ofSource]) => (
        <optgroup key={source} label={source}>
          {ofSource.map((figure) => (
            <option key={figure.name} value={figure.name}>
              {describeFigure(figure)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

/** Figures by the part of the site that they come from; those of a client by the client. */
function bySource(figures: KnownFigure[], { places }: State): Record<string, KnownFigure[]> {
  const sources: Record<string, KnownFigure[]> = {};
  for (const figure of figures) {
    const [client] = /^results\.clients\.\d+/.exec(figure.path) ?? [];
    const source = places[client ?? fileNameOf(figure.path)]?.title ?? '';
    sources[source] = [...(sources[source] ?? []), figure];
  }
  return sources;
}
