import type { PatternRule } from '../pattern-rule.ts'

/** What follows «que» in a comparison. */
export const comparisons: readonly PatternRule[] = [
  {
    id: 'expression/as-planned',
    why: 'Après « autant que », « plus que » ou « comme », « prévu » et « possible » ne s’accordent pas : on entend « qu’il est prévu ».',
    source: 'Grevisse et Goosse, Le Bon Usage, § 566',
    patterns: [
      '(autant|plus|moins|mieux|aussi) ... que [(prévus|prévue|prévues) → (prévu|prévu|prévu)]',
      '(autant|plus|moins|mieux|aussi) ... que [(annoncés|annoncée|annoncées|convenus|convenue|convenues) → (annoncé|annoncé|annoncé|convenu|convenu|convenu)]',
      '(autant|plus|moins|mieux|aussi) ... que [(possibles|nécessaires) → (possible|nécessaire)]',
      '^ comme [(prévus|prévue|prévues|annoncés|annoncée|annoncées|convenus|convenue|convenues) → (prévu|prévu|prévu|annoncé|annoncé|annoncé|convenu|convenu|convenu)] (,|$)',
    ],
    breaks: [
      'Il est venu moins d’invités que [prévus → prévu].',
      'Le voyage dure plus longtemps que [prévue → prévu].',
      'Nous prendrons autant de photos que [possibles → possible].',
      'La salle est moins grande que [annoncée → annoncé].',
      'Comme [convenus → convenu], les clés sont sous le pot.',
    ],
    allows: [
      'Les travaux prévus commencent lundi.',
      'Il reste autant de places que de candidats.',
      'Toutes les routes possibles sont fermées.',
      'Les dates convenues ne changent plus.',
      'Plus d’un l’avait prévu.',
    ],
  },
  {
    id: 'expression/one-of-theirs',
    why: 'Après « un de » ou « une de », le nom est au pluriel.',
    source: 'Grevisse et Goosse, Le Bon Usage, § 511',
    patterns: ['!la (un|une) de [leur → leurs] NOUN'],
    breaks: [
      'C’est une de [leur → leurs] habitudes du dimanche.',
      'J’ai revu un de [leur → leurs] enfants.',
      'Elle a repris une de [leur → leurs] chansons.',
      'Il s’agit d’un de [leur → leurs] clients.',
      'Une de [leur → leurs] filles vit au Québec.',
    ],
    allows: [
      'C’est une de leurs idées.',
      'Un membre de leur famille est venu.',
      'Il parle de leur voyage.',
      'La une de leur journal est en couleurs.',
      'L’un d’eux habite près de leur école.',
    ],
  },
]
