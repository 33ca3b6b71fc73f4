export const pageTexts = {
  attention: (name: string) => `For the attention of ${name}`,
  placeAndDate: (city: string, date: string) => (city === '' ? date : `${city}, ${date}`),
  enclosure: 'Enc. CV',
  keyword: 'cover letter',
} as const
