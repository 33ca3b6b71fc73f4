export const dashboardText = {
  metaTitle: 'Tableau de bord · Lettrine',
  nav: {
    label: 'Navigation principale',
    home: 'Tableau de bord',
    homeShort: 'Accueil',
    letters: 'Mes lettres',
    lettersShort: 'Lettres',
    newLetter: 'Nouvelle lettre',
  },
  user: {
    menu: (name: string) => `Compte de ${name}`,
    theme: 'Thème',
    signOut: 'Déconnexion',
    signedOut: 'Déconnexion réussie',
    signOutFailed: 'Erreur de déconnexion',
  },
  unverified: (email: string) =>
    `Votre adresse ${email} n’est pas encore confirmée. Cela ne vous empêche pas d’écrire.`,
  greeting: {
    morning: 'Bonjour',
    afternoon: 'Bon après-midi',
    evening: 'Bonsoir',
    to: (greeting: string, name: string) => (name ? `${greeting}, ${name}` : greeting),
  },
} as const
