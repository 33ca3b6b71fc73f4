const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

const at = (format: Intl.DateTimeFormat, date: string): string => {
  const noon = new Date(`${date}T12:00:00Z`)
  return Number.isNaN(noon.getTime()) ? date : format.format(noon).replace(/^1 /, '1er ')
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const count = (value: number): string => number.format(value).replaceAll('\u202f', '\u00a0')

export const analyticsText = {
  metaTitle: 'Audience · Lettrine',
  title: 'Audience',
  lead: 'Les visites des pages, jour par jour, tous visiteurs confondus.',
  off: 'La mesure d’audience est désactivée sur ce site. Les chiffres sont anciens.',
  failed: 'L’audience n’a pas pu être chargée',
  retry: 'Réessayer',
  period: 'Période',
  periods: { '7': '7\u00a0jours', '30': '30\u00a0jours', '90': '90\u00a0jours' },
  between: (from: string, to: string) => `Du ${at(longDay, from)} au ${at(longDay, to)}`,
  empty:
    'Rien n’a été compté sur cette période. Les premiers chiffres arrivent quelques secondes après une visite.',
  count,
  cards: {
    label: 'L’audience en chiffres',
    views: 'Pages vues',
    viewsNote: (days: number, views: number) => `${count(views / days)} par jour en moyenne`,
    signIns: 'Connexions réussies',
    signInsNote: (attempts: number) =>
      attempts === 0 ? 'Aucun essai' : `sur ${count(attempts)} ${attempts === 1 ? 'essai' : 'essais'}`,
    generator: 'Rédactions demandées',
    generatorNote: 'Dans une lettre ou dans les modèles',
    templates: 'Modèles utilisés',
    templatesNote: 'Pour commencer une lettre',
  },
  days: {
    title: 'Pages vues par jour',
    figures: 'Voir les chiffres',
    day: 'Jour',
    views: 'Pages vues',
    short: (day: string) => at(shortDay, day),
    told: (day: string, views: number) =>
      `${at(longDay, day)}\u00a0: ${count(views)} ${views > 1 ? 'pages vues' : 'page vue'}`,
    highest: (day: string, views: number) => `Le plus haut\u00a0: ${at(longDay, day)}, ${count(views)}.`,
  },
  pages: 'Pages les plus vues',
  page: 'Page',
  views: 'Vues',
  share: 'Part',
  referrers: 'D’où l’on vient',
  origin: 'Origine',
  devices: 'Appareils',
  device: 'Appareil',
  themes: 'Thèmes',
  theme: 'Thème',
  signIns: {
    title: 'Connexions',
    way: 'Moyen',
    attempts: 'Essais',
    successes: 'Réussies',
    failures: 'Échouées',
    note: (visits: number, faults: number) =>
      `Page de connexion ouverte\u00a0: ${count(visits)}. Formulaire à corriger\u00a0: ${count(faults)}.`,
  },
  searches: {
    title: 'Recherches',
    note: 'Les mots cherchés ne sont pas gardés.',
    where: 'Où',
    made: 'Faites',
    withoutResult: 'Sans résultat',
  },
  generator: { title: 'Rédactions demandées', place: 'Où', count: 'Demandes' },
  categories: { title: 'Types de modèles choisis', type: 'Type', count: 'Choix' },
  vitals: {
    title: 'Vitesse ressentie',
    lead: 'Pour chaque mesure, trois chargements de page sur quatre font au moins aussi bien que la valeur donnée.',
    nothing: '—',
    thresholds: (good: string, poor: string) => `Bon jusqu’à ${good}, mauvais au-delà de ${poor}`,
    told: (loads: number, good: string, middle: string, poor: string) =>
      `${count(loads)} ${loads > 1 ? 'chargements' : 'chargement'}\u00a0: ${good} bons, ${middle} à améliorer, ${poor} mauvais`,
  },
} as const
