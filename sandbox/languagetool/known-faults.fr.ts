/** Faults that the sandbox recognises, with what it says of them. */
export const knownFaults = [
  {
    language: 'fr',
    pattern: /main à la patte/giu,
    id: 'MAIN_A_LA_PATTE',
    category: 'CONFUSIONS',
    message: '«\u00a0Mettre la main à la pâte\u00a0»\u00a0: il s’agit de la pâte du boulanger.',
    replacements: ['main à la pâte'],
  },
  {
    language: 'fr',
    pattern: /tire les marrons du four/giu,
    id: 'IMAGE_MELEE',
    category: 'STYLE',
    message: 'L’expression parle d’un feu, et se dit de qui profite du risque d’un autre.',
    replacements: ['tire les marrons du feu'],
  },
  {
    language: 'fr',
    pattern: /acceuil/giu,
    id: 'FR_SPELLING_RULE',
    category: 'TYPOS',
    message: 'Faute de frappe possible trouvée.',
    replacements: ['accueil'],
  },
  {
    language: 'fr',
    pattern: /plus meilleure?s?/giu,
    id: 'PLUS_MEILLEUR',
    category: 'GRAMMAR',
    message: '«\u00a0Meilleur\u00a0» est déjà un comparatif.',
    replacements: ['meilleur', 'meilleure'],
  },
  {
    language: 'en',
    pattern: /look forward to here from/giu,
    id: 'FORWARD_TO_HERE',
    category: 'CONFUSED_WORDS',
    message: 'Did you mean “hearing from”?',
    replacements: ['look forward to hearing from'],
  },
] as const
