import { localDay } from '@lettrine/contract/day.fr'

export const sharedText = {
  metaTitle: 'Lettre partagée · Lettrine',
  loading: 'Ouverture de la lettre…',
  untitled: 'Lettre de motivation',
  by: (author: string, iso: string) =>
    `${author === '' ? '' : `${author}, `}${author === '' ? 'Le' : 'le'} ${localDay(new Date(iso))}`,
  view: 'Présentation',
  views: { page: 'Page', text: 'Texte' },
  textAlone: 'Cette lettre n’a pas pu être mise en page\u00a0: voici son texte.',
  download: 'Télécharger le PDF',
  downloading: 'Préparation…',
  downloadFailed: 'Le PDF n’a pas pu être téléchargé',
  lockedTitle: 'Cette lettre est protégée',
  locked: 'La personne qui vous l’a envoyée vous a donné un mot de passe à part.',
  password: 'Mot de passe',
  passwordMissing: 'Le mot de passe est requis',
  unlock: 'Lire la lettre',
  unlocking: 'Vérification…',
  goneTitle: 'Ce lien ne mène plus à une lettre',
  gone: 'Il a été retiré, il a expiré, ou son adresse est incomplète. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  failedTitle: 'La lettre n’a pas pu être ouverte',
  retry: 'Réessayer',
  home: 'Découvrir Lettrine',
  made: 'Lettre écrite et mise en page avec Lettrine',
} as const
