/** Facts of a fictitious letter: each is replaced by its template field, none may remain. */
export const exampleFacts = {
  company: 'Korvanel',
  experience: 'J’ai travaillé comme vendeuse dans une boutique de prêt-à-porter pendant cinq ans.',
  role: 'vendeuse dans une boutique de prêt-à-porter',
  years: 'cinq ans',
  education: 'BTS Gestion de la PME',
  whyThem: 'Vous réparez ce que d’autres jettent',
  /** The company is named in every letter. */
  address: 'C’est pourquoi je m’adresse à Korvanel.',
  result: 'J’ai réduit de 30\u00a0% les erreurs de préparation',
  fit: 'Un samedi de décembre, j’ai tenu la caisse et formé une remplaçante',
  availability: '1er septembre',
  /** Words that reveal the example when it is paraphrased. */
  traces: [
    'Korvanel',
    'vend(?:eu|u)',
    'prêt-à-porter',
    'boutique',
    'cinq ans|5\\s*ans',
    'BTS',
    'PME',
    'répar',
    'jet(?:ez|te)',
    '30\\s*%',
    'préparation',
    'samedi|décembre',
    'remplaçant',
    'septembre',
  ],
} as const
