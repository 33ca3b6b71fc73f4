import type { Language } from '../typography/fix.ts'
import type { LetterTone } from './analysis.ts'

/** Words typical of a tone, with a threshold; the tone with the highest ratio wins. */
const signs: Readonly<Record<Language, readonly (readonly [LetterTone, RegExp, number])[]>> = {
  fr: [
    [
      'casual',
      /(?<!\p{L})(?:bonjour|salut|super|sympa|cordialement|à bientôt|ça|du coup|j’adore)(?!\p{L})/giu,
      2,
    ],
    [
      'formal',
      /(?<!\p{L})(?:considération|haute considération|j’ai l’honneur|je vous saurais gré|je vous prie de bien vouloir|l’assurance de|l’expression de|respectueu\p{L}+|solliciter|sollicite)(?!\p{L})/giu,
      2,
    ],
    [
      'persuasive',
      /(?<!\p{L})(?:(?<!\d)\d+[ \u00a0]%|doublé|augmenté|réduit|gagné|obtenu|créé|lancé|piloté|je vous propose|vous gagnerez|chiffre d’affaires|objectifs?|résultats?)(?!\p{L})/giu,
      3,
    ],
    [
      'friendly',
      /(?<!\p{L})(?:plaisir|heureu\p{L}+|ravie?|enthousias\p{L}+|j’aime(?:rais)?|passion\p{L}*|partager|envie|chaleureu\p{L}+)(?!\p{L})|!/giu,
      3,
    ],
  ],
  en: [
    ['casual', /(?<!\p{L})(?:hi|hey|cheers|awesome|super|lots of|best wishes)(?!\p{L})/giu, 2],
    [
      'formal',
      /(?<!\p{L})(?:sir or madam|respectfully|hereby|esteemed|yours faithfully|I should be grateful)(?!\p{L})/giu,
      2,
    ],
    [
      'persuasive',
      /(?<!\p{L})(?:(?<!\d)\d+ ?%|doubled|increased|reduced|won|launched|led|results?|targets?|revenue)(?!\p{L})/giu,
      3,
    ],
    ['friendly', /(?<!\p{L})(?:love|enjoy|delighted|glad|happy|excited|share|warm\p{L}*)(?!\p{L})|!/giu, 3],
  ],
}

/** The tone of a letter; «professional» when none stands out. */
export function toneOf(content: string, language: Language): LetterTone {
  let heard: LetterTone = 'professional'
  let strongest = 1
  for (const [tone, words, threshold] of signs[language]) {
    const strength = [...content.matchAll(words)].length / threshold
    if (strength >= strongest && strength > (heard === 'professional' ? 0 : strongest))
      [heard, strongest] = [tone, strength]
  }
  return heard
}
