import type { ErrorCode } from './errors.ts'

/** What a person reads when the server refuses: what happened and what to do. */
export const errorMessages = {
  VALIDATION_FAILED: 'Certains champs sont à corriger.',
  MALFORMED_JSON: 'La requête n’est pas du JSON valide.',
  AUTHENTICATION_REQUIRED: 'Authentification requise. Veuillez vous reconnecter.',
  INVALID_CREDENTIALS: 'Adresse email ou mot de passe incorrect.',
  FORBIDDEN: 'Vous n’avez pas les permissions nécessaires pour cette action.',
  AI_PLAN_REQUIRED:
    'L’écriture et l’analyse par un modèle de langage demandent une formule payante. Le rédacteur intégré reste gratuit.',
  AI_QUOTA_REACHED:
    'Vous avez utilisé tous les appels de votre formule pour ce mois. Le rédacteur intégré reste gratuit.',
  UNTRUSTED_ORIGIN: 'Cette demande ne vient pas de Lettrine. Rechargez la page, puis réessayez.',
  NOT_FOUND: 'Cette adresse n’existe pas.',
  LETTER_NOT_FOUND: 'Lettre non trouvée.',
  METHOD_NOT_ALLOWED: 'Cette adresse n’accepte pas cette méthode.',
  LETTER_VERSION_CONFLICT: 'Cette lettre a été modifiée ailleurs depuis votre dernière lecture.',
  PAYLOAD_TOO_LARGE: 'La requête est trop volumineuse.',
  UNSUPPORTED_MEDIA_TYPE: 'Ce type de contenu n’est pas accepté\u00a0: envoyez du JSON.',
  EMAIL_ALREADY_USED: 'Cette adresse email est déjà utilisée. Connectez-vous, ou choisissez-en une autre.',
  DICTIONARY_FULL: 'Votre dictionnaire personnel est plein. Retirez-en des mots pour en ajouter.',
  TOO_MANY_REQUESTS: 'Trop de tentatives. Veuillez réessayer dans quelques instants.',
  INTERNAL_ERROR: 'Erreur serveur. Veuillez réessayer plus tard.',
} as const satisfies Record<ErrorCode, string>
