import { localDay } from '@lettrine/contract/day.fr'

export const paletteText = {
  title: 'Rechercher partout',
  field: 'Rechercher une lettre, un modèle, une page, une action',
  placeholder: 'Lettre, modèle, page, action…',
  close: 'Fermer la recherche',
  results: 'Résultats',
  groups: {
    actions: 'Actions',
    letters: 'Lettres',
    templates: 'Modèles',
    pages: 'Pages',
    help: 'Aide',
  },
  count: (count: number) => (count > 1 ? `${count}\u00a0résultats` : `${count}\u00a0résultat`),
  loading: 'Recherche dans vos lettres et les modèles…',
  none: (query: string) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
  searchLetters: 'Chercher dans les lettres',
  failed: 'La recherche dans vos lettres et les modèles n’a pas abouti.',
  offline: 'Hors ligne\u00a0: seules les pages et les actions sont proposées.',
  retry: 'Réessayer',
  untitled: 'Lettre sans titre',
  premium: 'Premium',
  letterDetail: (company: string, updatedAt: string) =>
    [company, localDay(new Date(updatedAt))].filter((part) => part !== '').join(' · '),
  signedOut: 'Déconnexion réussie',
  signOutFailed: 'Erreur de déconnexion',
} as const

/** Actions, and other words that find them. */
export const actionText = {
  newLetter: { title: 'Nouvelle lettre', words: 'écrire créer rédiger commencer' },
  fromOffer: { title: 'Générer une lettre à partir d’une offre', words: 'annonce emploi rédiger coller' },
  browse: { title: 'Parcourir les modèles', words: 'bibliothèque exemples' },
  newTemplate: { title: 'Créer un modèle', words: 'nouveau modèle' },
  light: { title: 'Passer au thème clair', words: 'apparence changer jour' },
  dark: { title: 'Passer au thème sombre', words: 'apparence changer nuit' },
  system: { title: 'Suivre le thème du système', words: 'apparence changer automatique' },
  myData: { title: 'Télécharger mes données', words: 'exporter archive rgpd' },
  signOut: { title: 'Se déconnecter', words: 'quitter sortir déconnexion' },
} as const

export const pageText = {
  overview: { title: 'Tableau de bord', words: 'accueil' },
  letters: { title: 'Mes lettres', words: 'liste' },
  bin: { title: 'Corbeille', words: 'lettres supprimées restaurer' },
  templates: { title: 'Modèles', words: 'bibliothèque' },
  moderation: { title: 'Modèles proposés', words: 'modération approuver refuser' },
  analytics: { title: 'Audience', words: 'statistiques visites mesure analytics' },
  health: { title: 'État du service', words: 'santé pannes tâches échecs sauvegarde base de données' },
  subscription: { title: 'Abonnement', words: 'formule payer premium reçus' },
  profile: { title: 'Profil', words: 'nom photo adresse expérience' },
  settings: { title: 'Paramètres', words: 'préférences thème réglages' },
  security: { title: 'Connexions et sécurité', words: 'mot de passe appareils sessions' },
  myData: { title: 'Mes données', words: 'archive supprimer mon compte' },
  notifications: { title: 'Notifications', words: 'cloche alertes' },
  help: { title: 'Aide', words: 'questions support' },
  exercise: { title: 'Exercice', words: 'fautes fréquentes grammaire progresser s’exercer' },
  frenchRules: { title: 'Règles du français', words: 'grammaire orthographe faute accord conjugaison' },
  tips: { title: 'Conseils', words: 'astuces' },
  terms: { title: 'Conditions d’utilisation', words: 'cgu légal' },
  privacy: { title: 'Confidentialité', words: 'vie privée rgpd légal' },
} as const
