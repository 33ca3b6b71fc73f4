export const pageTexts = {
  subjectLabel: 'Objet\u00a0: ',
  applicationFor: (job: string) => `candidature au poste ${job}`,
  application: (name: string) => `candidature, ${name}`,
  spontaneous: 'candidature spontanée',
  reference: (reference: string) => `, réf. ${reference}`,
  attention: (name: string) => `À l’attention de ${name}`,
  placeAndDate: (city: string, date: string) => (city === '' ? `Le ${date}` : `${city}, le ${date}`),
  enclosure: 'P. J.\u00a0: curriculum vitæ',
  untitled: 'Lettre de motivation',
  keyword: 'lettre de motivation',
} as const
