import type { Gender, GrammaticalNumber, Person, Reading, Tense } from '../../../french/reading.ts'
import { mayAgree } from '../../../french/reading.ts'
import type { French, Word } from '../../../french/sentence.ts'

export type Shape = { gender?: Gender | undefined; number?: GrammaticalNumber | undefined }

const isQualifier = ({ pos, tense }: Reading) => pos === 'ADJ' || tense === 'participle'

/** Readings of a word as an adjective or participle. */
export const qualifiers = ({ readings }: Word): readonly Reading[] => readings.filter(isQualifier)

/** Whether a word, read as an adjective or participle, may have this gender and number. */
export const agreesWith = (word: Word, { gender, number }: Shape): boolean =>
  qualifiers(word).some((one) => mayAgree(one.gender, gender) && mayAgree(one.number, number))

/** The forms of an adjective or participle with this gender and number; those it keeps where one is undefined. */
export function qualifierForms(word: Word, { gender, number }: Shape, { morphology }: French): string[] {
  const forms = new Set<string>()
  const own = qualifiers(word)
  const chosen = own.find(({ lemma }) => lemma === word.reading.lemma)
  for (const reading of chosen ? [chosen] : own) {
    const [wantedGender, wantedNumber] = [gender ?? reading.gender, number ?? reading.number]
    for (const form of morphology.inflect(reading.lemma, {
      pos: reading.pos,
      ...(reading.tense && { tense: reading.tense }),
      ...(wantedGender && { gender: wantedGender }),
      ...(wantedNumber && { number: wantedNumber }),
    }))
      if (form !== word.form) forms.add(form)
  }
  return [...forms]
}

/** The forms of a noun in this number and gender. */
export function nounForms(word: Word, { gender, number }: Shape, { morphology }: French): string[] {
  const forms = new Set<string>()
  for (const { lemma, pos, gender: own } of word.readings) {
    if (pos !== 'NOUN') continue
    const wanted = gender ?? own
    for (const form of morphology.inflect(lemma, {
      pos,
      ...(wanted && { gender: wanted }),
      ...(number && { number }),
    }))
      if (form !== word.form) forms.add(form)
  }
  return [...forms]
}

/** The forms of a verb in this tense and person, of one lemma. */
export const verbForms = (
  lemma: string,
  tense: Tense,
  { person, number }: { person?: Person; number?: GrammaticalNumber },
  { morphology }: French,
): readonly string[] =>
  morphology.inflect(lemma, { pos: 'VERB', tense, ...(person && { person }), ...(number && { number }) })

/** The masculine singular of a past participle, or another of its four forms. */
export function participleOf(
  lemma: string,
  { gender = 'm', number = 's' }: Shape,
  { morphology }: French,
): string | undefined {
  return morphology.inflect(lemma, { pos: 'VERB', tense: 'participle', gender, number })[0]
}

/** Determiners by lemma, gender and number, for those whose form changes. */
const determiners: Readonly<Record<string, Readonly<Record<'ms' | 'fs' | 'p', string>>>> = {
  le: { ms: 'le', fs: 'la', p: 'les' },
  un: { ms: 'un', fs: 'une', p: 'des' },
  mon: { ms: 'mon', fs: 'ma', p: 'mes' },
  ton: { ms: 'ton', fs: 'ta', p: 'tes' },
  son: { ms: 'son', fs: 'sa', p: 'ses' },
  ce: { ms: 'ce', fs: 'cette', p: 'ces' },
  notre: { ms: 'notre', fs: 'notre', p: 'nos' },
  votre: { ms: 'votre', fs: 'votre', p: 'vos' },
  aucun: { ms: 'aucun', fs: 'aucune', p: 'aucuns' },
  nul: { ms: 'nul', fs: 'nulle', p: 'nuls' },
  ledit: { ms: 'ledit', fs: 'ladite', p: 'lesdits' },
  tout: { ms: 'tout', fs: 'toute', p: 'tous' },
  quel: { ms: 'quel', fs: 'quelle', p: 'quels' },
  leur: { ms: 'leur', fs: 'leur', p: 'leurs' },
}

/** A determiner in another gender or number; undefined where it has one form only. */
export function determinerForm({ form, reading }: Word, { gender, number }: Shape): string | undefined {
  const own = determiners[reading.lemma]
  if (!own || form.endsWith('’')) return undefined
  if (number === 'p') return own.p
  return gender ? own[gender === 'f' ? 'fs' : 'ms'] : undefined
}
