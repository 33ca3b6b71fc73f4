import { numberText } from '../../lib/text/number.fr.ts'

export const helpTexts = {
  metaTitle: 'Aide · Lettrine',
  description:
    'Réponses et guides pour écrire, relire, mettre en page, exporter et partager une lettre de motivation avec Lettrine, et pour gérer son compte.',
  title: 'Aide',
  lead: 'Des réponses courtes, et cinq guides pour aller de l’annonce à la lettre envoyée.',
  search: 'Rechercher dans l’aide',
  searchHint: 'PDF, mot de passe, résilier…',
  clear: 'Effacer la recherche',
  topics: 'Sujets',
  guides: 'Guides pas à pas',
  results: 'Résultats',
  count: (count: number) =>
    count === 0 ? 'Aucun résultat' : count === 1 ? '1 réponse' : `${numberText(count)} réponses`,
  nothing:
    'Essayez un seul mot, ou un mot plus courant. Vous pouvez aussi parcourir les sujets, ou nous écrire.',
  seeTopics: 'Voir tous les sujets',
  contact: {
    title: 'Nous écrire',
    lead: 'Votre question n’est pas ici\u202f? Écrivez-nous, en disant ce que vous avez fait et ce que vous avez vu. N’envoyez jamais votre mot de passe.',
  },
  more: {
    title: 'À lire aussi',
    links: [
      '[Les règles du français](/help/french)\u00a0: celles de la relecture, une par une, avec des exemples.',
      '[Conseils](/tips)\u00a0: l’art de la lettre de motivation, expliqué par le relecteur.',
      '[Conditions](/terms)\u00a0: vos droits et les nôtres.',
      '[Confidentialité](/privacy)\u00a0: ce qui est gardé, combien de temps, et vos droits.',
    ],
  },
} as const
