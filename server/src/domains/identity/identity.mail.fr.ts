import { greeting } from '../../platform/mail/greeting.fr.ts'
import type { MailContent } from '../../platform/mail/layout.ts'

/** The link to choose a new password. */
export const passwordResetMail = (name: string, email: string, url: string): MailContent => ({
  subject: 'Choisir un nouveau mot de passe',
  summary: 'Le lien pour choisir un nouveau mot de passe. Il expire dans 24\u00a0heures.',
  title: 'Choisissez un nouveau mot de passe',
  paragraphs: [
    greeting(name),
    'Vous avez demandé à changer le mot de passe de votre compte Lettrine. Le lien ci-dessous permet d’en choisir un autre. Il ne peut servir qu’une fois et expire dans 24\u00a0heures.',
  ],
  action: { label: 'Choisir un nouveau mot de passe', url },
  notes: [
    'Si la demande ne vient pas de vous, ne faites rien\u00a0: votre mot de passe reste le même, et ce lien expirera de lui-même.',
  ],
  reason: `Vous recevez ce message parce que quelqu’un a demandé un nouveau mot de passe pour ${email} sur Lettrine.`,
})

/** The verification link, with a welcome. */
export const verificationMail = (name: string, email: string, url: string): MailContent => ({
  subject: 'Confirmer votre adresse email',
  summary: 'Bienvenue sur Lettrine. Une dernière étape\u00a0: confirmer votre adresse.',
  title: 'Bienvenue sur Lettrine',
  paragraphs: [
    greeting(name),
    'Votre compte est prêt, et vous pouvez déjà écrire. Confirmez votre adresse pour retrouver votre compte même si vous oubliez votre mot de passe. Le lien reste valable 7\u00a0jours.',
  ],
  action: { label: 'Confirmer mon adresse', url },
  notes: [
    'Si vous n’avez pas créé de compte, ignorez ce message\u00a0: sans confirmation, votre adresse ne sera pas associée à ce compte.',
  ],
  reason: `Vous recevez ce message parce qu’un compte Lettrine a été créé avec l’adresse ${email}, ou que sa confirmation a été demandée.`,
})

/** Notice of a password change; `url` is the page to reset it. */
export const passwordChangedMail = (name: string, email: string, when: string, url: string): MailContent => ({
  subject: 'Votre mot de passe a été changé',
  summary: 'Le mot de passe de votre compte Lettrine vient d’être changé.',
  title: 'Votre mot de passe a été changé',
  paragraphs: [
    greeting(name),
    `Le mot de passe de votre compte Lettrine a été changé le ${when}. Si c’est bien vous, il n’y a rien à faire.`,
    'Si ce n’est pas vous, demandez tout de suite un nouveau mot de passe\u00a0: toutes les sessions ouvertes seront fermées, et le lien pour le choisir ne sera envoyé qu’à cette adresse.',
  ],
  action: { label: 'Demander un nouveau mot de passe', url },
  reason: `Vous recevez ce message parce que le mot de passe du compte ${email} a été changé sur Lettrine.`,
})

/** «21 novembre 2026 à 14:05» in the Europe/Paris time zone, which is named. */
export function instantInParis(date: Date): string {
  const inParis = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const
  return `${new Intl.DateTimeFormat('fr-FR', inParis).format(date)} (heure de Paris)`
}
