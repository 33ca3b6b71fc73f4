import type { ErrorCode } from './errors.ts'

/** What a person reads when the server refuses: what happened and what to do. */
export const errorMessages = {
  VALIDATION_FAILED: 'Certains champs sont à corriger.',
  MALFORMED_JSON: 'La requête n’est pas du JSON valide.',
  AUTHENTICATION_REQUIRED: 'Authentification requise. Veuillez vous reconnecter.',
  INVALID_CREDENTIALS: 'Adresse email ou mot de passe incorrect.',
  FORBIDDEN: 'Vous n’avez pas les permissions nécessaires pour cette action.',
  PLAN_REQUIRED: 'Cette fonction demande une formule payante.',
  AI_PLAN_REQUIRED:
    'L’écriture et l’analyse par un modèle de langage demandent une formule payante. Le rédacteur intégré reste gratuit.',
  AI_QUOTA_REACHED:
    'Vous avez utilisé tous les appels de votre formule pour ce mois. Le rédacteur intégré reste gratuit.',
  UNTRUSTED_ORIGIN: 'Cette demande ne vient pas de Lettrine. Rechargez la page, puis réessayez.',
  NOT_FOUND: 'Cette adresse n’existe pas.',
  LETTER_NOT_FOUND: 'Lettre non trouvée.',
  VERSION_NOT_FOUND: 'Version non trouvée.',
  METHOD_NOT_ALLOWED: 'Cette adresse n’accepte pas cette méthode.',
  LETTER_VERSION_CONFLICT: 'Cette lettre a été modifiée ailleurs depuis votre dernière lecture.',
  PAYLOAD_TOO_LARGE: 'La requête est trop volumineuse.',
  UNSUPPORTED_MEDIA_TYPE: 'Ce type de contenu n’est pas accepté\u00a0: envoyez du JSON.',
  EMAIL_ALREADY_USED: 'Cette adresse email est déjà utilisée. Connectez-vous, ou choisissez-en une autre.',
  DICTIONARY_FULL: 'Votre dictionnaire personnel est plein. Retirez-en des mots pour en ajouter.',
  OFFER_URL_REFUSED:
    'Cette adresse ne peut pas être lue\u00a0: il faut celle d’une page publique, en http ou https. Vous pouvez coller le texte de l’annonce.',
  OFFER_UNREADABLE: 'Aucune annonce n’a été trouvée sur cette page. Collez plutôt le texte de l’annonce.',
  OFFER_TOO_LARGE: 'Cette page est trop volumineuse pour être lue. Collez plutôt le texte de l’annonce.',
  TOO_MANY_REQUESTS: 'Trop de tentatives. Veuillez réessayer dans quelques instants.',
  INTERNAL_ERROR: 'Erreur serveur. Veuillez réessayer plus tard.',
  OFFER_UNREACHABLE:
    'Cette page n’a pas pu être ouverte. Vérifiez l’adresse, ou collez le texte de l’annonce.',
  OFFER_TIMEOUT: 'Cette page met trop de temps à répondre. Réessayez, ou collez le texte de l’annonce.',
} as const satisfies Record<ErrorCode, string>
