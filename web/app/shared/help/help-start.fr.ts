import { entitlementsByPlan } from '@lettrine/contract/entitlements'
import type { TopicQuestion } from './help-question.ts'

const freeLetters = entitlementsByPlan.free.letters ?? 0

export const startHelp: readonly TopicQuestion[] = [
  {
    id: 'premiere-lettre',
    question: 'Comment écrire ma première lettre\u202f?',
    answer: [
      {
        steps: [
          'Créez votre compte, puis ouvrez [une nouvelle lettre](/dashboard/letters/new?step=offer).',
          'Collez l’annonce, ou son adresse\u00a0: le poste, l’entreprise et le destinataire sont relevés pour vous.',
          'Dans [Mon parcours](/dashboard/career), importez votre CV ou ajoutez vos expériences, presque sans écrire.',
          'Choisissez «\u00a0Écrire la lettre\u00a0». Le texte s’écrit sous vos yeux et reste modifiable.',
          'Relisez, suivez les remarques de la relecture, puis exportez la page en PDF.',
        ],
      },
      'Vous pouvez aussi écrire vous-même dès le premier mot, ou partir d’un [modèle](/dashboard/templates).',
    ],
    keywords: ['débuter', 'démarrer', 'commencer', 'créer', 'rédiger', 'nouvelle'],
  },
  {
    id: 'gratuit',
    question: 'Que puis-je faire gratuitement\u202f?',
    answer: [
      `La formule gratuite n’a pas de limite de temps et ne demande pas de carte bancaire. Elle garde ${freeLetters}\u00a0lettres à la fois et comprend le rédacteur intégré, la relecture, les modèles gratuits, le partage par lien et l’export en PDF.`,
      'Ce que les formules payantes ajoutent est décrit dans [Formules et paiements](/help#formules).',
    ],
    keywords: ['prix', 'gratuite', 'coût', 'payant', 'essayer', 'carte bancaire'],
  },
  {
    id: 'lire-annonce',
    question: 'Que fait Lettrine de l’annonce que je colle\u202f?',
    answer: [
      'Lettrine relève dans l’annonce\u00a0: poste, employeur, lieu, contrat, missions, ce qui est exigé et ce qui est souhaité. Ce qu’elle ne dit pas reste vide.',
      'Si vous collez une adresse, la page est lue à votre place. Certains sites le refusent\u00a0: collez alors le texte de l’annonce.',
      'L’onglet «\u00a0Offre\u00a0» montre ensuite, point par point, ce à quoi votre lettre répond et ce qui reste sans réponse.',
    ],
    keywords: ['offre', 'emploi', 'lien', 'adresse', 'url', 'coller', 'copier', 'poste'],
  },
  {
    id: 'types-de-lettre',
    question: 'Quels types de lettres puis-je écrire\u202f?',
    answer: [
      'Cinq types\u00a0: candidature à un emploi, stage, alternance, bourse, et lettre de motivation pour une formation ou un projet. Le plan change avec le type\u00a0: une demande de stage ou d’alternance dit les dates et ce que l’on vient apprendre, une demande de bourse défend un projet et un besoin.',
      'Chaque lettre s’écrit en français ou en anglais.',
    ],
    keywords: ['stage', 'bourse', 'alternance', 'formation', 'candidature', 'anglais', 'spontanée', 'master'],
  },
  {
    id: 'appareils',
    question: 'Puis-je commencer sur mon téléphone et finir sur un ordinateur\u202f?',
    answer: [
      'Oui. Vos lettres sont gardées dans votre compte\u00a0: connectez-vous ailleurs, elles y sont. Sur un petit écran, le texte, la page et l’offre ont chacun leur onglet.',
    ],
    keywords: ['mobile', 'tablette', 'ordinateur', 'synchroniser', 'appareil', 'application'],
  },
]
