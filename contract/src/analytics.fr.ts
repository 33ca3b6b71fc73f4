import {
  type AnalyticsPagePattern,
  type DeviceKind,
  type ReferrerKind,
  type SignInWay,
  type Vital,
  type VitalReport,
  vitalThresholds,
} from './analytics.ts'

/** Display names, shared by the administrators’ page and the printed report. */
export const pageNames = {
  '/': 'Accueil',
  '/help': 'Aide',
  '/help/french': 'Règles du français',
  '/help/french/:family': 'Une famille de règles',
  '/tips': 'Conseils',
  '/terms': 'Mentions et conditions',
  '/privacy': 'Confidentialité',
  '/login': 'Connexion',
  '/register': 'Inscription',
  '/forgot-password': 'Mot de passe oublié',
  '/reset-password': 'Nouveau mot de passe',
  '/verify-email': 'Confirmation de l’adresse',
  '/dashboard': 'Tableau de bord',
  '/dashboard/letters': 'Mes lettres',
  '/dashboard/letters/new': 'Nouvelle lettre',
  '/dashboard/letters/bin': 'Corbeille',
  '/dashboard/letters/:id': 'Une lettre',
  '/dashboard/letters/:id/edit': 'Éditeur d’une lettre',
  '/dashboard/templates': 'Modèles',
  '/dashboard/templates/new': 'Nouveau modèle',
  '/dashboard/templates/moderation': 'Modèles proposés',
  '/dashboard/templates/:id/edit': 'Éditeur d’un modèle',
  '/dashboard/subscription': 'Abonnement',
  '/dashboard/profile': 'Profil',
  '/dashboard/career': 'Mon parcours',
  '/dashboard/career/import': 'Import d’un CV',
  '/dashboard/exercise': 'Exercice',
  '/dashboard/settings': 'Paramètres',
  '/dashboard/security': 'Connexions et sécurité',
  '/dashboard/my-data': 'Mes données',
  '/dashboard/notifications': 'Notifications',
  '/dashboard/analytics': 'Audience',
  '/dashboard/health': 'État du service',
  '/l/:token': 'Lettre partagée',
  'not-found': 'Page non trouvée',
} as const satisfies Record<AnalyticsPagePattern, string>

export const referrerNames = {
  direct: 'Adresse saisie ou favori',
  search: 'Moteur de recherche',
  social: 'Réseau social',
  internal: 'Autre page de Lettrine',
  other: 'Autre site',
} as const satisfies Record<ReferrerKind, string>

export const deviceNames = {
  phone: 'Téléphone',
  tablet: 'Tablette',
  desktop: 'Ordinateur',
} as const satisfies Record<DeviceKind, string>

export const themeNames = { light: 'Clair', dark: 'Sombre' } as const

export const signInWayNames = {
  email_password: 'Email et mot de passe',
  google: 'Google',
  github: 'GitHub',
} as const satisfies Record<SignInWay, string>

export const generatorNames = { letter: 'Dans une lettre', template: 'Dans les modèles' } as const
export const searchNames = { letters: 'Dans les lettres', templates: 'Dans les modèles' } as const

export const vitalNames = {
  LCP: 'Contenu principal affiché (LCP)',
  INP: 'Réponse à un geste (INP)',
  CLS: 'Décalages de la page (CLS)',
  FCP: 'Premier affichage (FCP)',
  TTFB: 'Réponse du serveur (TTFB)',
} as const satisfies Record<Vital, string>

export const vitalRatingNames = { good: 'bon', needsImprovement: 'à améliorer', poor: 'mauvais' } as const
export type Verdict = keyof typeof vitalRatingNames

export function vitalRatingOf(metric: Vital, value: number): Verdict {
  const { good, poor } = vitalThresholds[metric]
  return value <= good ? 'good' : value <= poor ? 'needsImprovement' : 'poor'
}

const plain = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const exact = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** «180 ms», «2,5 s»; «0,12» for shifts. */
export function vitalText(metric: Vital, value: number): string {
  if (metric === 'CLS') return plain.format(value / 1000)
  return value < 1000 ? `${plain.format(value)}\u00a0ms` : `${exact.format(value / 1000)}\u00a0s`
}

/** «86 %»; «—» of nothing. */
export const percentText = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)}\u00a0%`

/** Share of page loads per rating, in whole percents. */
export const vitalRatingShares = (vital: Pick<VitalReport, Verdict | 'count'>): Record<Verdict, string> => ({
  good: percentText(vital.good, vital.count),
  needsImprovement: percentText(vital.needsImprovement, vital.count),
  poor: percentText(vital.poor, vital.count),
})
