import type { SocialProvider } from '@lettrine/contract/identity'

export const providerNames = { google: 'Google', github: 'GitHub' } as const satisfies Record<
  SocialProvider,
  string
>

type Say = (provider: string) => string

const stale: Say = () =>
  'Cette demande de connexion n’est plus valable. Recommencez depuis la page de connexion.'

const unreadable: Say = (provider) =>
  `${provider} n’a pas confirmé votre identité. Réessayez, ou connectez-vous avec votre mot de passe.`

const messages: Record<string, Say> = {
  popup_closed: () => 'La fenêtre de connexion a été fermée avant la fin. Rien n’a changé.',
  popup_cancelled: () => 'Cette demande a été remplacée par une autre.',
  popup_blocked: () => 'Votre navigateur a bloqué la fenêtre de connexion.',
  access_denied: (provider) =>
    `Vous n’avez pas autorisé Lettrine à utiliser votre compte ${provider}. Rien n’a été transmis.`,
  account_not_linked: (provider) =>
    `Un compte existe déjà avec cette adresse, que ${provider} n’a pas vérifiée. Connectez-vous d’abord avec votre mot de passe\u202f; vous pourrez ensuite associer ${provider} dans «\u00a0Connexions et sécurité\u00a0».`,
  account_already_linked_to_different_user: (provider) =>
    `Ce compte ${provider} sert déjà à se connecter à un autre compte Lettrine.`,
  unable_to_link_account: (provider) =>
    `${provider} n’a pas vérifié votre adresse email. Vérifiez-la chez ${provider}, puis réessayez.`,
  email_not_found: (provider) =>
    `${provider} ne nous a donné aucune adresse email. Ajoutez-en une à votre compte ${provider}, puis réessayez.`,
  provider_unreachable: (provider) =>
    `${provider} ne répond pas. Réessayez plus tard, ou connectez-vous avec votre mot de passe.`,
  provider_unknown: (provider) => `La connexion avec ${provider} n’est pas proposée ici.`,
  oauth_provider_not_found: (provider) => `La connexion avec ${provider} n’est pas proposée ici.`,
  invalid_code: unreadable,
  unable_to_get_user_info: unreadable,
  issuer_mismatch: unreadable,
  server_error: unreadable,
  temporarily_unavailable: unreadable,
  state_mismatch: stale,
  state_not_found: stale,
  state_invalid: stale,
}

/** Message of a failed sign-in with a provider, by the code of the return page or of the popup. */
export function socialMessage(code: string, provider: SocialProvider | undefined): string {
  const name = provider ? providerNames[provider] : 'Ce service'
  const texts = Object.hasOwn(messages, code) ? messages[code] : undefined
  return texts?.(name) ?? `Erreur d’authentification\u00a0: ${code.replaceAll('_', ' ')}`
}

export const socialTexts = {
  or: 'ou',
  withoutPopup: 'Continuer sans fenêtre',
  waiting: (provider: string) => `Fenêtre ${provider} ouverte…`,
  metaTitle: 'Connexion · Lettrine',
  passwordWithdrawn: {
    title: 'Votre ancien mot de passe n’est plus valable',
    message:
      'L’adresse de ce compte n’avait jamais été confirmée. Elle l’est maintenant. Par précaution, les anciens moyens de connexion ont été retirés.',
    duration: 0,
  },
  finishing: 'Connexion en cours…',
  done: 'C’est fait. Vous pouvez fermer cette fenêtre.',
  failedTitle: 'La connexion n’a pas abouti',
  close: 'Fermer cette fenêtre',
  backToSignIn: 'Revenir à la connexion',
} as const
