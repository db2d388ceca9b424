import { type Content, nicheIds } from './schema';

/** A problem that only shows when files are held against each other. */
export type Mismatch = { name: keyof Content; path: (string | number)[]; message: string };

/** Finds ids that lead nowhere and lists that do not fit each other. */
export function crossCheck(content: Content): Mismatch[] {
  return [...sheetClient(content), ...niches(content), ...steps(content)];
}

function sheetClient({ home, results }: Content): Mismatch[] {
  const { client } = home.hero.sheet;
  const known = results.clients.map(({ id }) => id);
  if (known.includes(client)) return [];
  return [
    {
      name: 'home',
      path: ['hero', 'sheet', 'client'],
      message: `клиента «${client}» нет в content/results.yaml; возможные: ${known.join(', ')}`,
    },
  ];
}

function niches({ home }: Content): Mismatch[] {
  return nicheIds
    .filter((id) => !home.niches.items.some((item) => item.id === id))
    .map((id) => ({ name: 'home', path: ['niches', 'items'], message: `не хватает ниши «${id}»` }));
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
