import { greeting } from '../../../platform/mail/greeting.fr.ts'
import type { MailContent } from '../../../platform/mail/layout.ts'

type About = { name: string; email: string; when: string; url: string }

const action = (url: string) => ({ label: 'Voir Connexions et sécurité', url })

const notYou =
  'Si ce n’est pas vous, changez tout de suite votre mot de passe, puis vérifiez vos appareils connectés et vos moyens de connexion.'

const because = (email: string) =>
  `Vous recevez ce message parce que la sécurité du compte ${email} a changé sur Lettrine.`

/** The second factor was turned on. */
export const secondFactorOnMail = ({ name, email, when, url }: About): MailContent => ({
  subject: 'Validation en deux étapes activée',
  summary: 'Un code de votre application sera demandé à chaque connexion.',
  title: 'Validation en deux étapes activée',
  paragraphs: [
    greeting(name),
    `La validation en deux étapes de votre compte Lettrine a été activée le ${when}. Désormais, un code de votre application sera demandé après votre mot de passe.`,
    'Gardez vos codes de secours en lieu sûr\u00a0: ils remplacent l’application si vous perdez votre téléphone.',
  ],
  action: action(url),
  notes: [notYou],
  reason: because(email),
})

/** The second factor was turned off. */
export const secondFactorOffMail = ({ name, email, when, url }: About): MailContent => ({
  subject: 'Validation en deux étapes désactivée',
  summary: 'Votre compte n’est plus protégé par un code.',
  title: 'Validation en deux étapes désactivée',
  paragraphs: [
    greeting(name),
    `La validation en deux étapes de votre compte Lettrine a été désactivée le ${when}. Aucun code ne sera plus demandé après votre mot de passe, et vos codes de secours ne servent plus.`,
  ],
  action: action(url),
  notes: [notYou],
  reason: because(email),
})

/** An operator removed the second factor and the passkeys, because they were lost. */
export const secondFactorResetMail = ({ name, email, when, url }: About): MailContent => ({
  subject: 'Votre validation en deux étapes a été retirée',
  summary: 'L’équipe de Lettrine l’a retirée de votre compte. Vous pouvez l’activer à nouveau.',
  title: 'Votre validation en deux étapes a été retirée',
  paragraphs: [
    greeting(name),
    `L’équipe de Lettrine a retiré la validation en deux étapes et les clés d’accès de votre compte le ${when}. Toutes vos sessions ont été fermées.`,
    'Connectez-vous avec votre mot de passe, puis activez à nouveau la validation en deux étapes.',
  ],
  action: action(url),
  notes: [
    'Si vous ne l’avez pas demandé, changez tout de suite votre mot de passe, et prévenez la personne qui administre ce site.',
  ],
  reason: because(email),
})

/** A passkey was added. */
export const passkeyAddedMail = ({ name, email, when, url }: About, key: string): MailContent => ({
  subject: 'Clé d’accès ajoutée',
  summary: 'Une nouvelle clé d’accès permet de se connecter à votre compte.',
  title: 'Clé d’accès ajoutée',
  paragraphs: [
    greeting(name),
    `La clé d’accès «\u00a0${key}\u00a0» a été ajoutée à votre compte Lettrine le ${when}. Elle permet de se connecter sans mot de passe.`,
  ],
  action: action(url),
  notes: [notYou],
  reason: because(email),
})

/** A passkey was removed. */
export const passkeyRemovedMail = ({ name, email, when, url }: About, key: string): MailContent => ({
  subject: 'Clé d’accès retirée',
  summary: 'Une clé d’accès ne permet plus de se connecter à votre compte.',
  title: 'Clé d’accès retirée',
  paragraphs: [
    greeting(name),
    `La clé d’accès «\u00a0${key}\u00a0» a été retirée de votre compte Lettrine le ${when}. Elle ne permet plus de se connecter.`,
  ],
  action: action(url),
  notes: [notYou],
  reason: because(email),
})

const codesLeft = ['Il ne vous en reste aucun.', 'Il vous en reste un seul.', 'Il vous en reste deux.']

/** A recovery code was used, and few are left. */
export const recoveryCodesLowMail = ({ name, email, when, url }: About, left: number): MailContent => ({
  subject: 'Bientôt plus de codes de secours',
  summary: 'Un code de secours vient de servir. Créez-en d’autres.',
  title: 'Bientôt plus de codes de secours',
  paragraphs: [
    greeting(name),
    `Un code de secours de votre compte Lettrine a été utilisé le ${when}. ${codesLeft[left] ?? ''} Créez-en dix autres dans «\u00a0Connexions et sécurité\u00a0», et gardez-les en lieu sûr.`,
  ],
  action: action(url),
  notes: [notYou],
  reason: because(email),
})
