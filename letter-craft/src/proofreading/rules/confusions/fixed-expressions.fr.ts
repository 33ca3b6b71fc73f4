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
      'au [(fonds|font) → fond] (de|d’) (lui|elle|moi|soi|toi|eux|la|l’|son|sa|ses|leur|mon|ma|cette|ce|un|une|nous)',
      'au [(fonds|font) → fond] du (puits|jardin|couloir|bois|lac|cœur|ravin|gouffre|tiroir|verre|trou|sac|panier|canyon|magasin|bateau|bassin|désert|parc|ciel)',
      '(les|des|aux|ces|ses) [fonts → fonds] !(baptismaux)',
    ],
    breaks: [
      'Notre association a trouvé un bailleur de [fond → fonds].',
      'Ma tante tient un [fond → fonds] de commerce à Nevers.',
      'Le [fond → fonds] de solidarité a payé les obsèques.',
      'Les bailleurs de [fond → fonds] demandent un rapport chaque année.',
      'Il a géré un [fond → fonds] d’investissement pendant six ans.',
      'Il se sentait seul au [fonds → fond] de lui.',
      'Les [fonts → fonds] publics manquent.',
    ],
    allows: [
      'Le fond de la piscine est glissant.',
      'Au fond, cette idée me plaît.',
      'Je connais à fond le logiciel de paie.',
      'Un bruit de fond gêne la réunion.',
      'Elle court le fond et le demi-fond.',
      'On l’a porté sur les fonts baptismaux.',
    ],
  },
]
