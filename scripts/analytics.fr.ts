const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const day = (date: string): string => {
  const noon = new Date(`${date}T12:00:00Z`)
  return Number.isNaN(noon.getTime()) ? date : dayFormat.format(noon).replace(/^1 /, '1er ')
}
const number = new Intl.NumberFormat('fr-FR')

export const analyticsMessages = {
  usage: [
    'Utilisation\u00a0:',
    '  npm run analytics -- report [--days N] [--json]',
    '',
    'report dit ce qui a été compté sur les pages. --days\u00a0: de 1 à 403\u00a0jours, 30 sans cette option.',
    '--json\u00a0: les mêmes chiffres pour un programme.',
  ].join('\n'),
  title: (from: string, to: string) => `Audience du ${day(from)} au ${day(to)}`,
  count: (value: number) => number.format(value).replaceAll('\u202f', '\u00a0'),
  views: 'Pages vues',
  viewsByDay: 'Pages vues par jour, en moyenne',
  pages: 'Par page',
  referrers: 'D’où l’on vient',
  devices: 'Appareils',
  themes: 'Thèmes',
  signIns: 'Connexions',
  signInHeads: ['Moyen', 'Essais', 'Réussies', 'Échouées'],
  loginPage: 'Page de connexion ouverte',
  loginFaults: 'Formulaire de connexion à corriger',
  uses: 'Usages',
  templatesUsed: 'Modèles utilisés',
  category: (name: string) => `Type de modèle choisi\u00a0: ${name}`,
  generator: (name: string) => `Rédaction demandée\u00a0: ${name.toLowerCase()}`,
  searches: 'Recherches',
  searchHeads: ['Où', 'Faites', 'Sans résultat'],
  vitals: 'Vitesse ressentie (trois chargements sur quatre font au moins aussi bien)',
  vitalHeads: ['Mesure', 'Valeur', 'Bon', 'À améliorer', 'Mauvais', 'Chargements'],
  none: '—',
} as const
