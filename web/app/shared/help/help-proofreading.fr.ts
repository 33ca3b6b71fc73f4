import type { TopicQuestion } from './help-question.ts'

export const proofreadingHelp: readonly TopicQuestion[] = [
  {
    id: 'ce-que-verifie-la-relecture',
    question: 'Que vérifie la relecture\u202f?',
    answer: [
      {
        list: [
          'l’orthographe, les accords, les conjugaisons et les mots que l’on confond\u202f;',
          'la typographie française\u00a0: espaces, guillemets, apostrophes, majuscules accentuées\u202f;',
          'les usages de la lettre\u00a0: l’appel, la formule de politesse et leur accord entre eux\u202f;',
          'le fond\u00a0: une autre entreprise nommée par erreur, un passage recopié de l’annonce, une lettre sans preuve\u202f;',
          'le style\u00a0: phrases trop longues, formules usées, «\u00a0je\u00a0» en tête de trop de phrases.',
        ],
      },
      'Chaque remarque dit sa raison. Les mêmes raisons, avec des exemples, sont réunies dans les [conseils](/tips) et, pour la langue, dans les [règles du français](/help/french).',
      'Quand un relecteur extérieur est activé, ses remarques suivent les nôtres, marquées «\u00a0Second avis\u00a0». Il ne reçoit que le texte de la lettre.',
    ],
    keywords: ['correcteur', 'orthographe', 'grammaire', 'faute', 'accord', 'typographie'],
  },
  {
    id: 'severites',
    question:
      'Que veulent dire «\u00a0Erreur\u00a0», «\u00a0À vérifier\u00a0» et «\u00a0Conseil\u00a0»\u202f?',
    answer: [
      'Une erreur est une faute. «\u00a0À vérifier\u00a0» signale un usage qu’un recruteur remarquerait. Un conseil est facultatif\u00a0: il peut rendre la lettre meilleure.',
    ],
    keywords: ['rouge', 'souligné', 'couleur', 'gravité', 'remarque', 'avertissement'],
  },
  {
    id: 'corriger',
    question: 'Comment appliquer ou ignorer une remarque\u202f?',
    answer: [
      '`F8` passe d’une remarque à la suivante. «\u00a0Remplacer\u00a0» applique la correction\u202f; «\u00a0Tout corriger\u00a0» applique toutes celles qui sont certaines. `Échap` ferme la remarque.',
      'Les espaces et les apostrophes se corrigent d’un seul coup, et cette correction s’annule. Celles d’un texte collé sont corrigées automatiquement.',
      '«\u00a0Ignorer\u00a0» écarte la remarque dans cette lettre, «\u00a0Toujours ignorer\u00a0» l’écarte sur cet appareil.',
      '«\u00a0Ne plus signaler cette règle\u00a0» écarte une règle de toutes vos lettres\u202f; votre [profil](/dashboard/profile) la rétablit.',
    ],
    keywords: ['clavier', 'raccourci', 'accepter', 'remplacer', 'ignorer', 'correction'],
  },
  {
    id: 'dictionnaire',
    question: 'Un mot juste est souligné. Que faire\u202f?',
    answer: [
      'Ajoutez-le à vos mots\u00a0: «\u00a0Ajouter au dictionnaire\u00a0» depuis la remarque, ou «\u00a0Mes mots\u00a0» dans la relecture. Il ne sera plus signalé dans aucune de vos lettres.',
      'Les noms propres, les mots de l’annonce et ceux de votre profil sont déjà acceptés.',
    ],
    keywords: ['dictionnaire', 'vocabulaire', 'nom', 'sigle', 'métier', 'inconnu'],
  },
  {
    id: 'fautes-frequentes',
    question: 'Comment progresser en français\u202f?',
    answer: [
      'Votre [profil](/dashboard/profile) compte les corrections acceptées, règle par règle, et un [exercice](/dashboard/exercise) en tire cinq phrases.',
    ],
    keywords: ['faute', 'fréquente', 'statistiques'],
  },
  {
    id: 'analyse',
    question: 'Que montre l’analyse d’une lettre\u202f?',
    answer: [
      'Deux notes, la force de la lettre et sa réponse à l’annonce, son ton, et ce qu’il faut améliorer d’abord, passage par passage. Une même lettre reçoit toujours les mêmes notes, ce qui permet de suivre ses progrès d’une version à l’autre.',
      'L’analyse est réservée aux formules payantes. La relecture, elle, est gratuite.',
    ],
    keywords: ['note', 'score', 'évaluer', 'améliorer', 'compétitivité', 'force'],
  },
]
