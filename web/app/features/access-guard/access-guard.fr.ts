export const guardTexts = {
  checking: 'Vérification de l’authentification…',
  title: 'Accès Restreint',
  lead: 'Connectez-vous pour accéder à votre espace',
  signIn: 'Se connecter',
  signUp: 'Créer un compte gratuit',
  home: 'Retour à l’accueil',
  unreachable: 'Lettrine ne répond pas. Vos textes gardés sur cet appareil sont en sécurité.',
  retry: 'Réessayer',
} as const
