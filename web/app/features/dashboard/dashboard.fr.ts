import type { LetterStats } from '@lettrine/contract/letters'

const signed = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' })

function month({ monthChangePercent, createdThisMonth, total }: LetterStats): string {
  if (total === 0) return 'Écrivez la première'
  if (monthChangePercent !== null) return `${signed.format(monthChangePercent)}\u00a0% ce mois`
  if (createdThisMonth === 0) return 'Aucune créée ce mois'
  return createdThisMonth > 1 ? `${createdThisMonth} créées ce mois` : '1 créée ce mois'
}

export const dashboardText = {
  metaTitle: 'Tableau de bord · Lettrine',
  nav: {
    side: 'Barre latérale',
    label: 'Navigation principale',
    home: 'Tableau de bord',
    homeShort: 'Accueil',
    letters: 'Mes lettres',
    lettersShort: 'Lettres',
    newLetter: 'Nouvelle lettre',
    templates: 'Modèles',
    new: 'Nouveau',
    subscription: 'Abonnement',
    upgrade: 'Upgrade',
    career: 'Mon parcours',
    careerShort: 'Parcours',
    profile: 'Profil',
  },
  quota: {
    kept: (count: number) => `${count}\u00a0${count > 1 ? 'lettres' : 'lettre'}`,
    outOf: (count: number, limit: number) =>
      count > limit ? `gardées, pour ${limit} dans la formule gratuite` : `sur ${limit}`,
  },
  search: {
    label: 'Rechercher partout',
    shortcut: 'Ctrl\u00a0K',
    shortcutApple: '⌘\u00a0K',
  },
  goPremium: 'Passer au Premium',
  stats: {
    label: 'Vos lettres en chiffres',
    nothing: '—',
    total: 'Lettres',
    month,
    final: 'Finalisées',
    percent: (percent: number) => `${percent}\u00a0%`,
    finalNote: ({ final, total }: LetterStats) =>
      total === 0 ? 'Finalisez une lettre pour le voir' : `${final} sur ${total}`,
    views: 'Vues des lettres partagées',
    viewsNote: ({ sharedViews }: LetterStats) =>
      sharedViews === null ? 'Comptées dès qu’une lettre sera partagée' : 'Depuis le premier partage',
    week: 'Cette semaine',
    weekNote: ({ total }: LetterStats) =>
      total === 0 ? 'Comptées dès la première lettre' : 'Modifiées ces 7 derniers jours',
    failed: 'Les chiffres n’ont pas pu être chargés.',
    retry: 'Recharger les chiffres',
  },
  user: {
    menu: (name: string) => `Compte de ${name}`,
    theme: 'Thème',
    profile: 'Mon profil',
    security: 'Connexions et sécurité',
    subscription: 'Abonnement',
    settings: 'Paramètres',
    analytics: 'Audience',
    health: 'État du service',
    help: 'Aide & Support',
    signOut: 'Déconnexion',
    signedOut: 'Déconnexion réussie',
    signOutFailed: 'Erreur de déconnexion',
  },
  verify: 'Recevoir le lien de confirmation',
  unverified: (email: string) =>
    `Votre adresse ${email} n’est pas encore confirmée. Cela ne vous empêche pas d’écrire.`,
  greeting: {
    morning: 'Bonjour',
    afternoon: 'Bon après-midi',
    evening: 'Bonsoir',
    to: (greeting: string, name: string) => (name ? `${greeting}, ${name}` : greeting),
  },
} as const
