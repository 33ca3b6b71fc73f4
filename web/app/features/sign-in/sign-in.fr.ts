export const signInTexts = {
  title: 'Connexion',
  lead: 'Vos lettres vous attendent, là où vous les avez laissées.',
  sessionLost:
    'Votre session a expiré. Reconnectez-vous pour continuer\u202f; le texte non enregistré est gardé sur cet appareil.',
  email: 'Adresse email',
  password: 'Mot de passe',
  rememberMe: 'Se souvenir de moi',
  forgotPassword: 'Mot de passe oublié\u202f?',
  submit: 'Se connecter',
  submitting: 'Connexion en cours…',
  noAccount: 'Pas encore de compte\u202f?',
  createAccount: 'Créer un compte gratuit',
  success: { title: 'Connexion réussie', message: 'Bienvenue dans votre espace\u202f!' },
  quote: {
    text: 'Je n’ai fait celle-ci plus longue que parce que je n’ai pas eu le loisir de la faire plus courte.',
    author: 'Blaise Pascal',
    work: 'Les Provinciales',
    place: 'seizième lettre, 1656',
  },
  metaTitle: 'Connexion · Lettrine',
  metaDescription: 'Connectez-vous à Lettrine pour retrouver vos lettres de motivation.',
} as const
