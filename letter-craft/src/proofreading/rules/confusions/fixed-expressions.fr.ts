import type { PatternRule } from '../pattern-rule.ts'

/** Homophones of nouns that only the expression around them tells apart. */
export const fixedExpressions: readonly PatternRule[] = [
  {
    id: 'confusion/fond-fonds',
    why: 'Un capital s’écrit « fonds », avec un s, même au singulier.',
    source: 'Dictionnaire de l’Académie française, « fonds »',
    patterns: [
      '(bailleur|bailleurs) de [fond → fonds]',
      '[fond → fonds] (d’|de) (investissement|pension|roulement|solidarité|commerce)',
      '<appel> de [fond → fonds]',
      '<lever|collecter|débloquer> des [fond → fonds]',
    ],
    breaks: [
      'Notre association a trouvé un bailleur de [fond → fonds].',
      'Ma tante tient un [fond → fonds] de commerce à Nevers.',
      'Le [fond → fonds] de solidarité a payé les obsèques.',
      'Les bailleurs de [fond → fonds] demandent un rapport chaque année.',
      'Il a géré un [fond → fonds] d’investissement pendant six ans.',
    ],
    allows: [
      'Le fond de la piscine est glissant.',
      'Au fond, cette idée me plaît.',
      'Je connais à fond le logiciel de paie.',
      'Un bruit de fond gêne la réunion.',
      'Elle court le fond et le demi-fond.',
    ],
  },
]
