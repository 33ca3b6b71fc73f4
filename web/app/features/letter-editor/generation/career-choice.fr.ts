const yearOf = (date: string): string => date.slice(0, 4)

export const careerChoiceText = {
  title: 'Mon parcours',
  use: 'Utiliser dans cette lettre',
  nameless: 'Sans titre',
  lists: {
    jobs: 'Expériences',
    education: 'Formation',
    certificates: 'Permis et certificats',
    languages: 'Langues',
    tools: 'Outils et logiciels',
  },
  years: (from: string, to: string, current: boolean): string => {
    if (current) return from ? `depuis ${yearOf(from)}` : 'en cours'
    return [...new Set([yearOf(from), yearOf(to)])].filter(Boolean).join('\u2013')
  },
  summary: ({ all, chosen, waiting }: { all: number; chosen: number; waiting: number }): string =>
    [
      all > 0 && (chosen === all ? texts.every(all) : texts.some(chosen, all)),
      waiting > 0 && `${waiting}\u00a0à confirmer`,
    ]
      .filter(Boolean)
      .join(' · '),
  loading: 'Chargement…',
  failed: 'Votre parcours n’a pas pu être chargé.',
  retry: 'Réessayer',
  unconfirmed: 'À confirmer',
  edit: 'Modifier mon parcours',
  empty: 'La lettre ne dira de vous que ce que vous y mettrez.',
  emptySummary: 'Rien encore',
  paste: 'Coller un CV',
  importFile: 'Importer un fichier',
  add: 'Ajouter une expérience',
} as const

const texts = {
  every: (all: number) => (all > 1 ? `${all}\u00a0cartes dans cette lettre` : 'Une carte dans cette lettre'),
  some: (chosen: number, all: number) =>
    chosen > 1
      ? `${chosen}\u00a0cartes sur ${all} dans cette lettre`
      : `${chosen}\u00a0carte sur ${all} dans cette lettre`,
}
