import type { ErrorCode } from './errors.ts'

/** French messages shown when the server refuses a request: what happened and what to do. */
export const errorMessages = {
  VALIDATION_FAILED: 'Certains champs sont à corriger.',
  MALFORMED_JSON: 'La requête n’est pas du JSON valide.',
  AUTHENTICATION_REQUIRED: 'Authentification requise. Veuillez vous reconnecter.',
  INVALID_CREDENTIALS: 'Adresse email ou mot de passe incorrect.',
  FORBIDDEN: 'Vous n’avez pas les permissions nécessaires pour cette action.',
  ANALYTICS_OFF: 'La mesure d’audience n’est pas activée ici\u00a0: rien n’a été compté.',
  PLAN_REQUIRED: 'Cette fonction est réservée aux formules payantes.',
  AI_PLAN_REQUIRED:
    'L’écriture et l’analyse par un modèle de langage sont réservées aux formules payantes. Le rédacteur intégré reste gratuit.',
  AI_QUOTA_REACHED:
    'Vous avez utilisé tous les appels de votre formule pour ce mois. Le rédacteur intégré reste gratuit.',
  SHARE_PASSWORD_REQUIRED: 'Cette lettre est protégée par un mot de passe.',
  SHARE_PASSWORD_WRONG:
    'Ce mot de passe n’est pas le bon. Demandez-le à la personne qui vous a envoyé le lien.',
  SHARE_DOWNLOAD_REFUSED: 'La personne qui partage cette lettre n’en permet pas le téléchargement.',
  UNTRUSTED_ORIGIN: 'Cette demande ne vient pas de Lettrine. Rechargez la page, puis réessayez.',
  NOT_FOUND: 'Cette adresse n’existe pas.',
  PROVIDER_UNKNOWN: 'Ce service de connexion n’est pas proposé ici.',
  RULE_NOT_FOUND: 'Cette règle de relecture n’existe pas ou n’existe plus.',
  SESSION_NOT_FOUND: 'Cette connexion n’existe pas ou n’existe plus.',
  SIGN_IN_METHOD_NOT_FOUND: 'Ce moyen de connexion n’est pas associé à votre compte.',
  LETTER_NOT_FOUND: 'Lettre non trouvée.',
  SHARE_NOT_FOUND:
    'Ce lien ne mène plus à une lettre\u00a0: il a été retiré, il a expiré, ou il est incomplet.',
  COPY_NOT_FOUND: 'Cette copie n’existe pas ou n’existe plus.',
  DATA_EXPORT_NOT_FOUND: 'Cette archive n’existe pas ou n’existe plus. Demandez-en une autre.',
  VERSION_NOT_FOUND: 'Version non trouvée.',
  NOTIFICATION_NOT_FOUND: 'Cette notification n’existe pas ou n’existe plus.',
  JOB_NOT_FOUND: 'Cette tâche n’est plus en échec ou n’existe plus.',
  TEMPLATE_LOCKED: 'Ce modèle est réservé aux formules payantes.',
  TEMPLATE_NOT_USED: 'Vous pourrez noter ce modèle une fois que vous l’aurez utilisé.',
  TEMPLATE_NOT_FOUND: 'Modèle non trouvé.',
  TEMPLATE_VERSION_CONFLICT: 'Ce modèle a été modifié depuis votre dernière lecture.',
  LETTER_EMPTY: 'Cette lettre n’a pas encore de texte. Écrivez-la avant de la finaliser ou de l’envoyer.',
  LETTER_UNFILLED:
    'Cette lettre contient encore des champs à remplir. Remplissez-les avant de la finaliser ou de l’envoyer.',
  TEMPLATE_FAULTY: 'Le texte de ce modèle contient une erreur d’écriture. Corrigez-la, puis réessayez.',
  TOO_MANY_TEMPLATES:
    'Vous avez atteint le nombre maximal de modèles personnels. Supprimez-en un, puis réessayez.',
  RETURN_PARAMETERS_MISSING:
    'Le retour de PayPal est incomplet\u00a0: rien n’a été débité. Reprenez le paiement depuis la page Abonnement.',
  PAYMENT_DECLINED:
    'PayPal a refusé ce paiement\u00a0: rien n’a été débité. Essayez un autre moyen de paiement.',
  TEXT_UNREADABLE: 'La relecture de ce texte prend trop de temps. Raccourcissez-le, puis réessayez.',
  REQUEST_TIMEOUT: 'La demande n’est pas arrivée en entier à temps. Réessayez.',
  REQUEST_HEAD_TOO_LARGE: 'L’adresse ou les en-têtes de cette demande sont trop longs.',
  MALFORMED_REQUEST: 'Cette demande n’est pas lisible.',
  SERVER_BUSY: 'Beaucoup de demandes en ce moment. Réessayez dans quelques secondes.',
  SERVICE_INTERRUPTED:
    'Lettrine ne répond pas pour l’instant. Ce qui était enregistré n’est pas perdu\u00a0: réessayez dans quelques secondes.',
  VOICE_FULL: 'Vous avez déjà ajouté huit textes. Retirez-en un, puis réessayez.',
  LETTER_QUOTA_REACHED:
    'La formule gratuite est limitée à trois lettres. Supprimez-en une, ou choisissez une formule aux lettres illimitées.',
  STORAGE_FULL:
    'Vos lettres et leurs versions occupent 500\u00a0Mo, le maximum. Videz la corbeille ou supprimez des lettres, puis réessayez.',
  SUBSCRIPTION_NOT_FOUND: 'Aucun abonnement actif trouvé',
  PAYMENT_NOT_FOUND: 'Ce paiement n’existe pas.',
  RECEIPT_NOT_FOUND: 'Ce paiement n’a pas de reçu.',
  ALREADY_SUBSCRIBED: 'Vous avez déjà un abonnement. Changez de formule depuis la page Abonnement.',
  PAYMENT_NOT_APPROVED: 'Ce paiement n’a pas encore été accepté chez PayPal\u00a0: rien n’a été débité.',
  PAYMENT_OVER:
    'Ce paiement n’est plus en attente\u00a0: il a été annulé, ou sa page est restée ouverte plus de six heures. Rien n’a été débité.',
  PAYMENT_TAKEN:
    'Ce paiement a déjà eu lieu\u00a0: il ne peut plus être annulé. Vous pouvez demander son remboursement.',
  TRIAL_ALREADY_USED:
    'Ce compte PayPal a déjà utilisé l’essai de cette formule\u00a0: rien n’a été débité. Choisissez-la de nouveau pour la payer dès aujourd’hui.',
  QUOTE_EXPIRED: 'Ce montant n’est plus valable. Demandez-le de nouveau, puis confirmez.',
  PAYMENT_MISMATCH: 'Ce retour de PayPal ne correspond pas à votre paiement\u00a0: rien n’a été débité.',
  PLAN_NOT_SOLD: 'Cette formule n’est pas proposée à ce rythme de paiement.',
  QUOTE_NEEDED: 'Demandez d’abord le montant exact de ce changement.',
  CHANGE_REFUSED: 'Ce changement de formule n’est pas possible.',
  REFUND_REFUSED:
    'Ce paiement ne peut plus être remboursé en ligne. Écrivez-nous\u00a0: nous regarderons ensemble.',
  NOTHING_TO_REACTIVATE: 'Aucun abonnement à réactiver',
  AGREEMENT_NOT_NEEDED: 'Votre abonnement n’a pas besoin d’un nouvel accord de PayPal.',
  RETURN_URL_REFUSED: 'L’adresse de retour doit être une page de Lettrine.',
  PAYPAL_UNREACHABLE: 'PayPal ne répond pas. Rien n’a été débité\u00a0: réessayez dans quelques minutes.',
  PAYMENTS_UNAVAILABLE: 'Les paiements ne sont pas ouverts sur ce site.',
  METHOD_NOT_ALLOWED: 'Cette adresse n’accepte pas cette méthode.',
  LETTER_VERSION_CONFLICT: 'Cette lettre a été modifiée ailleurs depuis votre dernière lecture.',
  CAREER_VERSION_CONFLICT: 'Votre parcours a été modifié ailleurs depuis votre dernière lecture.',
  PAYLOAD_TOO_LARGE: 'La requête est trop volumineuse.',
  CAREER_FILE_TOO_LARGE:
    'Ce fichier dépasse 5\u00a0Mo. Exportez votre CV en PDF sans photo, ou copiez et collez son texte.',
  CAREER_FILE_REFUSED: 'Ce fichier n’a pas pu être lu. Copiez et collez plutôt le texte de votre CV.',
  AVATAR_TOO_LARGE: 'La taille du fichier ne doit pas dépasser 5\u00a0Mo',
  CAREER_UNREADABLE:
    'Ce texte n’a pas pu être lu en un temps raisonnable. Collez-en une partie, ou ajoutez vos expériences une à une.',
  AVATAR_NOT_AN_IMAGE: 'Veuillez sélectionner une image valide',
  UNSUPPORTED_MEDIA_TYPE: 'Ce type de contenu n’est pas accepté\u00a0: envoyez du JSON.',
  EMAIL_ALREADY_USED: 'Cette adresse email est déjà utilisée. Connectez-vous, ou choisissez-en une autre.',
  WRONG_PASSWORD: 'Ce n’est pas votre mot de passe actuel.',
  SECOND_STEP_EXPIRED: 'Cette connexion a pris trop de temps. Entrez à nouveau votre mot de passe.',
  PASSKEY_REFUSED:
    'Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous avec votre mot de passe.',
  SECOND_FACTOR_REQUIRED:
    'Confirmez d’abord que c’est bien vous, avec un code de votre application ou une clé d’accès.',
  SECOND_FACTOR_NOT_SET_UP:
    'Les administrateurs se connectent en deux étapes. Activez d’abord la validation en deux étapes, ou ajoutez une clé d’accès, dans «\u00a0Connexions et sécurité\u00a0».',
  FRESH_SIGN_IN_REQUIRED:
    'Ce réglage demande une connexion récente. Déconnectez-vous, reconnectez-vous, puis réessayez dans les dix minutes.',
  PASSKEY_NOT_FOUND: 'Cette clé d’accès n’existe pas ou n’existe plus.',
  SECOND_FACTOR_ON: 'La validation en deux étapes est déjà activée.',
  SECOND_FACTOR_OFF: 'La validation en deux étapes n’est pas activée.',
  SECOND_FACTOR_CODE_WRONG:
    'Ce code n’est pas le bon, ou il a déjà servi. Attendez que votre application en affiche un autre.',
  RECOVERY_CODE_WRONG: 'Ce code de secours n’est pas le bon, ou il a déjà servi.',
  TOO_MANY_PASSKEYS: 'Votre compte a déjà dix clés d’accès. Retirez-en une, puis réessayez.',
  NO_PASSWORD:
    'Ce compte n’a pas de mot de passe\u00a0: vous vous connectez par un autre service. Pour en avoir un, passez par «\u00a0Mot de passe oublié\u202f?\u00a0».',
  RESET_LINK_REFUSED:
    'Ce lien n’est plus valable\u00a0: il a expiré, il a déjà servi, ou il est incomplet. Votre mot de passe n’a pas changé.',
  VERIFICATION_LINK_REFUSED: 'Ce lien n’est plus valable\u00a0: il a expiré, ou il est incomplet.',
  PASSWORD_TOO_COMMON:
    'Ce mot de passe est trop courant\u00a0: il figure parmi les premiers qu’un pirate essaie.',
  LAST_SIGN_IN_METHOD:
    'C’est votre seul moyen de vous connecter. Ajoutez-en un autre avant de dissocier celui-ci.',
  TOO_MANY_SHARES: 'Cette lettre a déjà vingt liens. Retirez-en un pour en créer un autre.',
  SHARE_EXPIRY_REFUSED: 'La date de fin du lien doit être dans le futur, et au plus tard dans un an.',
  DICTIONARY_FULL: 'Votre dictionnaire personnel est plein. Retirez-en des mots pour en ajouter.',
  EXPORT_OPTION_OUT_OF_BOUNDS: 'Certains réglages de l’export sont hors limites.',
  PAGE_REFUSED:
    'Cette lettre ne peut pas être mise en page. Son texte est gardé\u00a0: coupez ses paragraphes les plus longs, puis réessayez.',
  PDF_QUALITY_REFUSED:
    'Le texte contient un signe que les PDF accessibles ou d’archivage refusent. Retirez-le, ou choisissez la qualité standard.',
  OFFER_URL_REFUSED:
    'Cette adresse ne peut pas être lue\u00a0: il faut celle d’une page publique, en http ou https. Vous pouvez coller le texte de l’annonce.',
  OFFER_UNREADABLE: 'Aucune annonce n’a été trouvée sur cette page. Collez plutôt le texte de l’annonce.',
  OFFER_TOO_LARGE: 'Cette page est trop volumineuse pour être lue. Collez plutôt le texte de l’annonce.',
  TOO_MANY_REQUESTS: 'Trop de tentatives. Veuillez réessayer dans quelques instants.',
  INTERNAL_ERROR: 'Erreur serveur. Veuillez réessayer plus tard.',
  OFFER_UNREACHABLE:
    'Cette page n’a pas pu être ouverte. Vérifiez l’adresse, ou collez le texte de l’annonce.',
  PROVIDER_UNREACHABLE:
    'Ce service de connexion ne répond pas. Réessayez plus tard, ou connectez-vous avec votre mot de passe.',
  OFFER_TIMEOUT: 'Cette page met trop de temps à répondre. Réessayez, ou collez le texte de l’annonce.',
} as const satisfies Record<ErrorCode, string>
