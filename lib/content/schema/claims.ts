/** The figures that the law on advertising obliges the owner to prove. */
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

/** Figures and phrases that were invented for the owner. */
export const inventedClaims = [
  'estimate-valid',
  'late-day',
  'она не меняется',
  'Я самозанятый',
  'договор подписываем',
  'Живу и работаю в Донецке',
  'в тот же вечер',
];

/** The owner confirms each of them in site.yaml, or removes it from the site. */
export const claims = [...figureClaims, ...inventedClaims];
