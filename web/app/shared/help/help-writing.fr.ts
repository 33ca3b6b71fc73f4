import { binDays } from '@lettrine/contract/public-constants'
import type { TopicQuestion } from './help-question.ts'

export const writingHelp: readonly TopicQuestion[] = [
  {
    id: 'redacteur-integre',
    question: 'Comment travaille le rédacteur intégré\u202f?',
    answer: [
      'Il compose la lettre à partir de ce que vous avez dit de vous et de ce que dit l’annonce, et de rien d’autre. Il n’invente ni chiffre, ni diplôme, ni employeur\u00a0: ce qui manque devient une question, jamais une phrase toute faite.',
      'Il fonctionne sans limite dans toutes les formules, et aucune de vos informations n’est transmise à un service extérieur quand il écrit.',
    ],
    keywords: ['ia', 'intelligence artificielle', 'générer', 'automatique', 'invente', 'composer'],
  },
  {
    id: 'modele-de-langage',
    question: 'Quelle différence avec un modèle de langage (IA)\u202f?',
    answer: [
      'Quand un modèle de langage est activé sur ce site, une formule payante permet de lui confier une lettre, la reprise d’un passage ou des conseils. Son nom est affiché sous «\u00a0Écrit par\u00a0».',
      'Il suit le même plan que le rédacteur intégré, avec les mêmes cartes de votre parcours. Chaque phrase est vérifiée\u00a0: celle qu’aucune carte n’appuie lui est redemandée une fois, puis le rédacteur intégré l’écrit ou elle disparaît. S’il ne répond pas comme il faut, le rédacteur intégré prend le relais et vous le dit.',
      'Vous pouvez refuser qu’un modèle lise vos informations dans vos [paramètres](/dashboard/settings). Le rédacteur intégré fait alors tout.',
    ],
    keywords: ['ia', 'gpt', 'gemini', 'mistral', 'robot', 'génération', 'intelligence artificielle'],
  },
  {
    id: 'ton-et-consigne',
    question: 'Comment changer le ton de la lettre ou demander autre chose\u202f?',
    answer: [
      'Avant de générer, choisissez le ton\u00a0: professionnel, décontracté, enthousiaste ou formel. Le champ «\u00a0Consigne\u00a0» dit ce sur quoi insister, par exemple le travail en équipe.',
      '«\u00a0Autre version\u00a0» réécrit la lettre autrement avec les mêmes faits. Votre texte précédent reste dans l’historique, et «\u00a0Annuler\u00a0» le remet aussitôt.',
    ],
    keywords: ['style', 'formel', 'autre version', 'régénérer', 'prompt', 'insister'],
  },
  {
    id: 'quatre-questions',
    question: 'À quoi servent les quatre questions\u202f?',
    answer: [
      'À dire ce qu’aucun formulaire ne demande\u00a0: pourquoi cette entreprise, ce dont vous êtes fier, ce qui vous plaît dans ce poste, et quand vous êtes disponible. Vos réponses entrent dans la lettre avec vos mots.',
      'Chaque question peut être passée.',
    ],
    keywords: ['entretien', 'interview', 'personnaliser', 'réponses', 'originale'],
  },
  {
    id: 'reecrire-un-passage',
    question: 'Comment faire réécrire un passage\u202f?',
    answer: [
      'Sélectionnez le passage, puis «\u00a0Réécrire\u00a0»\u00a0: plus court, plus chaleureux, plus formel, plus concret, ou une autre tournure. La proposition est montrée à côté de votre texte, avec ses différences. Rien ne change tant que vous ne l’acceptez pas.',
    ],
    keywords: ['reformuler', 'raccourcir', 'améliorer', 'phrase', 'paragraphe'],
  },
  {
    id: 'origine-des-faits',
    question: 'Comment savoir d’où vient chaque fait de ma lettre\u202f?',
    answer: [
      'L’éditeur relève les chiffres, les dates, les employeurs, les diplômes et les outils de la lettre, et montre l’origine de chacun\u00a0: votre parcours, l’annonce, ou vos propres mots.',
      'Avant de finaliser, les faits d’origine inconnue vous sont signalés. Confirmez ceux qui sont exacts, corrigez les autres\u00a0: un recruteur peut vous interroger sur chacun.',
    ],
    keywords: ['vérifier', 'vrai', 'faux', 'invention', 'confirmer', 'source'],
  },
  {
    id: 'enregistrement',
    question: 'Ma lettre est-elle enregistrée toute seule\u202f?',
    answer: [
      'Oui. Chaque frappe est gardée sur votre appareil, puis enregistrée dans votre compte quelques instants après. `Ctrl S` enregistre tout de suite.',
      'Sans connexion, vous pouvez continuer d’écrire\u00a0: le texte attend sur votre appareil et part dès que le réseau revient. Si la même lettre a été changée ailleurs entre-temps, les deux textes vous sont montrés et vous choisissez.',
    ],
    keywords: ['sauvegarder', 'sauvegarde', 'perdu', 'hors ligne', 'réseau', 'autosave', 'conflit'],
  },
  {
    id: 'versions',
    question: 'Comment retrouver une version précédente\u202f?',
    answer: [
      'Ouvrez la lettre, puis «\u00a0Versions précédentes\u00a0». Chaque changement du texte y est gardé, avec son auteur et ce qui a changé. Vous pouvez comparer deux versions mot à mot, donner un nom à celle qui compte, et la restaurer.',
      'Restaurer n’efface rien\u00a0: le texte remplacé devient lui-même une version.',
    ],
    keywords: ['historique', 'ancienne', 'revenir', 'restaurer', 'comparer', 'annuler'],
  },
  {
    id: 'corbeille',
    question: 'J’ai supprimé une lettre par erreur. Est-elle perdue\u202f?',
    answer: [
      `Non. Elle reste ${binDays}\u00a0jours dans la [corbeille](/dashboard/letters/bin), d’où «\u00a0Rétablir\u00a0» la remet à sa place. Passé ce délai, elle est effacée avec ses versions et ses fichiers.`,
    ],
    keywords: ['supprimer', 'effacer', 'récupérer', 'restaurer', 'poubelle', 'perdue'],
  },
]
