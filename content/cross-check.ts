import type { Content } from './schema';

/** A problem between two files, or between two parts of one. */
type Mismatch = { name: keyof Content; path: (string | number)[]; message: string };

/** Finds references to entries that do not exist, and services that no step or several steps ask for. */
export function crossCheck(content: Content): Mismatch[] {
  return [...sheetClient(content), ...steps(content)];
}

function sheetClient({ home, results }: Content): Mismatch[] {
  const { client } = home.hero.sheet;
  const known = results.clients.map(({ id }) => id);
  if (known.includes(client)) return [];
  const message = `клиента «${client}» нет в content/results.yaml; возможные: ${known.join(', ')}`;
  return [{ name: 'home', path: ['hero', 'sheet', 'client'], message }];
}

function steps({ calculator, prices }: Content): Mismatch[] {
  const asked = calculator.steps.flatMap((step) => step.services);
  return prices.services.flatMap(({ id }): Mismatch[] => {
    const times = asked.filter((service) => service === id).length;
    if (times === 1) return [];
    const message =
      times === 0
        ? `услуги «${id}» нет ни на одном шаге калькулятора; добавьте её`
        : `услуга «${id}» стоит на шагах калькулятора ${times} раза; оставьте одну`;
    return [{ name: 'calculator', path: ['steps'], message }];
  });
}
