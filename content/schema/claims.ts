/** Figures that the owner must be able to prove, by the law on advertising. */
export const figureClaims = [
  'experience',
  'clients',
  'success',
  'recommend',
  'sites-made',
  'sites-happy',
  'audit',
  'niche-beauty',
  'niche-medical',
  'niche-legal',
  'niche-tech',
  'niche-construction',
  'niche-education',
];

/** A figure and words that were invented for the owner. */
export const inventedClaims = [
  'estimate-valid',
  'она не меняется',
  'Я самозанятый',
  'договор подписываем',
  'Живу и работаю в Донецке',
  'в тот же вечер',
];

/** Each is confirmed by the owner in site.yaml, or taken off the site. */
export const claims = [...figureClaims, ...inventedClaims];
