import type { Word } from '../../../french/sentence.ts'

const between = new Set(
  'pas plus jamais rien point guère toujours bien mal déjà encore aussi tout très trop assez beaucoup peu souvent presque vraiment également tellement parfois enfin donc longtemps quasi même ensuite finalement notamment immédiatement rapidement entièrement complètement'.split(
    ' ',
  ),
)

/** The place after an auxiliary and the adverbs that may follow it; a clitic subject («ai-je») is passed over. */
export function afterAuxiliary(words: readonly Word[], auxiliary: number): number {
  let at = auxiliary + 1
  while (words[at]?.before.includes('-') && words[at]?.readings.some(({ pos }) => pos === 'PRON')) at += 1
  for (
    let word = words[at];
    word && (word.locution || between.has(word.form) || isManner(word));
    word = words[at]
  )
    at += 1
  return at
}

const isManner = ({ form, reading }: Word) => reading.pos === 'ADV' && form.endsWith('ment')

export const isFormOf = ({ readings }: Word, lemma: string): boolean =>
  readings.some((one) => one.pos === 'VERB' && one.lemma === lemma)

/** A form of «avoir» that builds a compound tense: «a», «avait», «avoir», «ayant». */
export const isAvoir = (word: Word): boolean =>
  isFormOf(word, 'avoir') && !/^(?:eu|eue|eus|eues|avoirs)$/u.test(word.form) && word.reading.pos === 'VERB'

/** A form of «être» other than «été» and «étés». */
export const isEtre = (word: Word): boolean =>
  isFormOf(word, 'être') && word.form !== 'été' && word.reading.pos === 'VERB'
