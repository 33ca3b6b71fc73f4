import { localDay } from '@lettrine/contract/day.fr'
import { deletionPhrase } from '@lettrine/contract/my-data.fr'
import type { AccountContents } from '@lettrine/contract/my-data-routes'
import { archiveDays } from '@lettrine/contract/public-constants'

/** «1er février 2026», «2 février 2026». */
const dateText = (at: string) => localDay(new Date(at))

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('fr-FR')}\u00a0${count > 1 ? many : one}`]

/** What a deletion removes, one line per kind; kinds without content are left out. */
export function deletedItems(held: AccountContents): string[] {
  return [
    'votre profil, votre photo et vos réglages',
    ...counted(held.letters, 'lettre, avec son historique', 'lettres, avec leur historique'),
    ...counted(held.lettersInBin, 'lettre dans la corbeille', 'lettres dans la corbeille'),
    ...counted(held.copies, 'fichier gardé', 'fichiers gardés'),
    ...counted(held.templates, 'modèle personnel', 'modèles personnels'),
    ...counted(
      held.sharedLinks,
      'lien de partage, qui ne s’ouvrira plus',
      'liens de partage, qui ne s’ouvriront plus',
    ),
  ]
}

export const myDataTexts = {
  metaTitle: 'Mes données · Lettrine',
  title: 'Mes données',
  lead: 'Téléchargez tout ce que Lettrine conserve sur vous, ou supprimez-le.',
  retry: 'Réessayer',
  archive: {
    title: 'Télécharger mes données',
    lead: `Une archive ZIP avec vos lettres en PDF, les fichiers gardés, vos modèles et tout le reste dans un format lisible par un programme. Elle reste disponible ${archiveDays}\u00a0jours.`,
    failedToLoad: 'L’état de votre archive n’a pas pu être chargé.',
    ask: 'Préparer mon archive',
    askFailed: 'L’archive n’a pas pu être demandée',
    preparing: 'Votre archive se prépare…',
    preparingNote: 'Vous pouvez quitter cette page\u00a0: un message vous préviendra dès qu’elle sera prête.',
    ready: 'Votre archive est prête',
    until: (size: string, at: string) => `${size}, à télécharger jusqu’au ${dateText(at)}.`,
    download: 'Télécharger',
    downloading: 'Téléchargement…',
    downloaded: 'Archive téléchargée',
    downloadFailed: 'L’archive n’a pas pu être téléchargée',
    askAgain: 'En préparer une nouvelle',
    failed: 'Votre archive n’a pas pu être préparée. Vos données sont intactes.',
  },
  deletion: {
    title: 'Supprimer mon compte',
    lead: 'Votre compte et tout ce qu’il contient sont effacés immédiatement. Rien ne peut être récupéré.',
    open: 'Supprimer mon compte',
    firstTitle: 'Supprimer votre compte\u202f?',
    warning: 'Vos données seront perdues définitivement. Seront effacés\u00a0:',
    countsFailed:
      'Ce que contient votre compte n’a pas pu être compté. Tout sera effacé, sauf les reçus de vos paiements, que la loi oblige à garder dix ans.',
    published: (count: number) =>
      count > 1
        ? `${count.toLocaleString('fr-FR')}\u00a0de vos modèles sont publiés\u00a0: ils quitteront la bibliothèque.`
        : 'Un de vos modèles est publié\u00a0: il quittera la bibliothèque.',
    plan: 'Votre formule sera arrêtée, sans attendre son échéance.',
    receipts:
      'Les reçus de vos paiements, s’il y en a, sont gardés dix ans avec votre nom\u00a0: la loi l’exige.',
    saveFirst: 'Pensez à télécharger vos données avant de continuer.',
    goOn: 'Continuer',
    secondTitle: 'Confirmer la suppression',
    secondLead: 'C’est la dernière étape. La suppression est définitive.',
    phrase: `Tapez «\u00a0${deletionPhrase}\u00a0»`,
    password: 'Mot de passe actuel',
    back: 'Retour',
    confirm: 'Supprimer définitivement',
    deleting: 'Suppression en cours…',
    failed: 'Erreur lors de la suppression du compte',
    doneTitle: 'Votre compte est supprimé',
    done: 'Vos données ont été effacées. Un message vous le confirme.',
    subscriptionEnded: 'Votre formule a été arrêtée.',
    goingHome: 'Vous allez revenir à l’accueil.',
  },
} as const
