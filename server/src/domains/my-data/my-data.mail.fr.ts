import { dayInParis } from '@lettrine/contract/day.fr'
import { fileSizeText } from '@lettrine/contract/my-data.fr'
import type { AccountContents } from '@lettrine/contract/my-data-routes'
import { greeting } from '../../platform/mail/greeting.fr.ts'
import type { MailContent } from '../../platform/mail/layout.ts'

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('fr-FR')}\u00a0${count === 1 ? one : many}`]

/** «3 lettres, 2 copies de fichiers et 1 modèle»; empty when there was nothing. */
function whatWent({ letters, lettersInBin, copies, templates }: AccountContents): string {
  const all = [
    ...counted(letters + lettersInBin, 'lettre', 'lettres'),
    ...counted(copies, 'fichier gardé', 'fichiers gardés'),
    ...counted(templates, 'modèle', 'modèles'),
  ]
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} et ${all.at(-1)}`
}

/** Confirmation of an account deletion, with what was deleted. */
export function accountDeletedMail(
  name: string,
  email: string,
  gone: AccountContents & { subscriptionEnded: boolean; receiptsKept: boolean },
): MailContent {
  const listed = whatWent(gone)
  return {
    subject: 'Votre compte Lettrine est supprimé',
    summary: 'Votre compte et toutes ses données ont été supprimés.',
    title: 'Votre compte est supprimé',
    paragraphs: [
      greeting(name),
      'Comme vous l’avez demandé, votre compte Lettrine a été supprimé, avec tout ce qu’il contenait\u00a0: votre profil, vos réglages, vos lettres et leur historique, vos modèles, vos liens de partage et vos sessions.',
      ...(listed ? [`Au total\u00a0: ${listed}.`] : []),
      ...(gone.sharedLinks > 0 ? ['Les liens que vous aviez partagés ne s’ouvrent plus.'] : []),
      ...(gone.publishedTemplates > 0 ? ['Vos modèles publiés ont été retirés de la bibliothèque.'] : []),
      ...(gone.subscriptionEnded
        ? ['Votre formule a d’abord été arrêtée\u00a0: elle ne sera pas renouvelée.']
        : []),
      'Cette suppression est immédiate et définitive\u00a0: rien ne peut être récupéré, même par nous. Votre adresse sera effacée dès que ce message aura été envoyé.',
      gone.receiptsKept
        ? 'Nous conservons seulement vos reçus et leurs avoirs, avec votre nom, que l’article\u00a0L.\u00a0123-22 du Code de commerce nous oblige à garder dix ans.'
        : 'Nous ne conservons rien de vous.',
    ],
    notes: [
      'Si la demande ne vient pas de vous, quelqu’un avait accès à votre compte\u00a0: changez ce mot de passe partout où vous l’utilisez.',
      'Vous pouvez créer un nouveau compte avec la même adresse quand vous le souhaitez.',
    ],
    reason: `Vous recevez ce message parce que le compte ${email} vient d’être supprimé sur Lettrine. C’est notre dernier message.`,
  }
}

/** The archive is ready; `url` is the download page. */
export const archiveReadyMail = (
  name: string,
  email: string,
  url: string,
  { size, expiresAt }: { size: number; expiresAt: Date },
): MailContent => ({
  subject: 'Votre archive est prête',
  summary: 'L’archive de vos données Lettrine peut être téléchargée.',
  title: 'Votre archive est prête',
  paragraphs: [
    greeting(name),
    `L’archive de vos données que vous avez demandée est prête (${fileSizeText(size)}). Elle contient vos lettres, les fichiers gardés, vos modèles et tout ce que Lettrine conserve à votre sujet.`,
    `Vous pouvez la télécharger jusqu’au ${dayInParis(expiresAt)}, depuis votre compte. Elle sera ensuite effacée de nos serveurs.`,
  ],
  action: { label: 'Télécharger mon archive', url },
  notes: [
    'Si la demande ne vient pas de vous, changez votre mot de passe\u00a0: quelqu’un a accès à votre compte.',
  ],
  reason: `Vous recevez ce message parce que l’archive des données du compte ${email} a été demandée sur Lettrine.`,
})

/** The archive failed; `url` is the page to request another. */
export const archiveFailedMail = (name: string, email: string, url: string): MailContent => ({
  subject: 'Votre archive n’a pas pu être préparée',
  summary: 'L’archive de vos données Lettrine n’a pas pu être préparée.',
  title: 'Votre archive n’a pas pu être préparée',
  paragraphs: [
    greeting(name),
    'L’archive de vos données que vous avez demandée n’a pas pu être préparée, à cause d’un incident de notre côté. Vos données sont intactes.',
    'Vous pouvez en demander une autre dès maintenant. Si l’incident se reproduit, réessayez demain.',
  ],
  action: { label: 'Demander une autre archive', url },
  reason: `Vous recevez ce message parce que l’archive des données du compte ${email} a été demandée sur Lettrine.`,
})
