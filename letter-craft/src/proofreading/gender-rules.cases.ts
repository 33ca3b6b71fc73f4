import type { RuleCases } from '../../testing/rule-cases.ts'

const she = { candidateGender: 'feminine' } as const
const he = { candidateGender: 'masculine' } as const

export const genderCases: readonly RuleCases[] = [
  {
    rule: 'gender-agreement',
    context: she,
    breaks: [
      'Je suis [né → née] à Brest et j’y vis.',
      'Je suis [convaincu → convaincue] de pouvoir vous aider.',
      'Je serais [heureux → heureuse] de vous rencontrer.',
      '[Intéressé → Intéressée] par votre offre, je vous écris.',
      'Je suis actuellement [étudiant → étudiante] en soins infirmiers.',
      'Je me suis [formé → formée] seule à la couture.',
      'Je suis [devenu → devenue] sage-femme par vocation.',
      'Je suis très [motivé → motivée] à l’idée de vous rejoindre.',
      'Je suis bien [sûr → sûre] de mon choix.',
      'Je suis [motivé → motivée] par ce métier.',
      'Je serais [heureux → heureuse] de vous parler.',
    ],
    allows: [
      'Je suis motivée et prête.',
      'Je suis convaincue que ce poste est fait pour moi.',
      'Je suis restée trois ans chez un fleuriste.',
      'Mon chef était convaincu que j’y arriverais.',
      'Je suis quelqu’un de calme, et mon tuteur en était ravi.',
      'Je suis devenue sage-femme, comme ma tante.',
      'J’étais convaincue, il était sceptique\u202f; nous avons conclu.',
      'Je reste bien sûr à votre disposition.',
      'Je suis bien sûr prête à me déplacer.',
    ],
  },
  {
    rule: 'gender-agreement',
    context: he,
    breaks: [
      'Je suis [passionnée → passionné] par la mécanique.',
      'Je suis [arrivée → arrivé] en France en 2015.',
      'Je me suis toujours [investie → investi] dans mes missions.',
      'Je me suis [spécialisée → spécialisé] dans la taille de pierre.',
      'Je suis [certaine → certain] de pouvoir vous apporter beaucoup.',
      'Je suis très [intéressée → intéressé] par ce poste.',
    ],
    allows: [
      'Elle était passionnée, et je suis devenu passionné à mon tour.',
      'Je suis capable, fiable et libre en mai.',
      'Je suis une personne calme et organisée.',
      'Je me suis spécialisé dans la taille de pierre.',
      'Ma formatrice était certaine que je réussirais.',
    ],
  },
  {
    rule: 'gender-agreement',
    allows: [
      'Je suis fleuriste et je m’y sens bien.',
      'Je suis une élève appliquée.',
      'Ma fille est motivée, et moi aussi.',
    ],
  },
]
