import type { NoticeTopic, ThemeChoice } from '@lettrine/contract/settings'

export const settingsText = {
  metaTitle: 'Paramètres · Lettrine',
  title: 'Paramètres',
  lead: 'Chaque choix est enregistré immédiatement.',
  failed: 'Le réglage n’a pas pu être enregistré',
  loadFailed: 'Impossible de charger vos réglages',
  retry: 'Réessayer',

  writing: {
    title: 'Écriture',
    lead: 'Réglages par défaut, modifiables dans chaque lettre.',
    tone: 'Ton',
    language: 'Langue',
    languages: { fr: 'Français', en: 'Anglais' },
    design: 'Modèle de page',
    wordTarget: 'Longueur visée',
    words: (count: number) => `${count} mots`,
  },
  look: {
    title: 'Apparence',
    theme: 'Thème',
    themes: {
      system: 'Celui de l’appareil',
      light: 'Clair',
      dark: 'Sombre',
    } as const satisfies Record<ThemeChoice, string>,
  },
  model: {
    title: 'Qui lit vos informations',
    builtIn: 'Seul le rédacteur intégré écrit ici\u00a0: aucun modèle ne lit ce que vous écrivez.',
    lead: (model: string) =>
      `Avec une formule payante, ${model} peut écrire, réécrire et juger vos lettres. Il reçoit alors l’annonce, la lettre et ce que vous dites de vous.`,
    allow: (model: string) => `Laisser ${model} lire mes informations`,
    refused: 'Sans cet accord, le rédacteur intégré fait tout, et le modèle ne reçoit rien.',
  },
  notices: {
    title: 'Notifications et messages',
    lead: 'La sécurité du compte et les paiements sont toujours annoncés.',
    notify: 'Sur le site',
    mail: 'Par email',
    topics: {
      sharing: 'Une lettre partagée est ouverte ou téléchargée',
      quota: 'Une limite de votre formule approche',
      subscription: 'Votre essai ou votre abonnement se termine bientôt',
    } as const satisfies Record<NoticeTopic, string>,
  },
  analytics: {
    title: 'Mesure d’audience',
    lead: 'Elle compte les pages ouvertes, par jour, sans cookie et sans savoir qui les ouvre. Un refus vaut aussi pour les appareils où vous vous connectez.',
  },
  dictionary: {
    title: 'Dictionnaire personnel',
    lead: 'Les mots que la relecture ne signale pas.',
  },
  data: {
    title: 'Mes données',
    lead: 'Tout télécharger, ou tout supprimer.',
    open: 'Ouvrir «\u00a0Mes données\u00a0»',
  },
} as const
