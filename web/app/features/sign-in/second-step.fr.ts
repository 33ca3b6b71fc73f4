export const secondStepTexts = {
  lead: {
    application: 'Ouvrez votre application de codes, et recopiez le code qu’elle affiche pour Lettrine.',
    recovery: 'Entrez l’un de vos codes de secours. Il ne pourra plus servir ensuite.',
  },
  label: { application: 'Code de votre application', recovery: 'Code de secours' },
  hint: {
    application: 'Six chiffres, qui changent toutes les trente secondes',
    recovery: 'Seize lettres et chiffres',
  },
  other: { application: 'Utiliser un code de secours', recovery: 'Utiliser mon application' },
  trust: 'Se fier à cet appareil 30\u00a0jours',
  submit: 'Se connecter',
  submitting: 'Connexion en cours…',
  back: 'Revenir à la connexion',
} as const
