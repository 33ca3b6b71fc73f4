import type { Morphology } from '../letter-craft/src/french/morphology.ts'
import type { Reading } from '../letter-craft/src/french/reading.ts'
import { sentenceText, type Token } from '../letter-craft/training/treebank.ts'

/** A sentence in which one word was replaced; the offsets are those of the replaced word. */
export type MadeFault = { kind: string; text: string; start: number; end: number }

type Change = { kind: string; at: number; form: string }

/** Two words that sound alike, each with the parts of speech under which the other never stands. */
const homophones: readonly (readonly [kind: string, written: string, pos: RegExp, other: string])[] = [
  ['a, à', 'a', /^(?:VERB|AUX)$/u, 'à'],
  ['a, à', 'à', /^ADP$/u, 'a'],
  ['et, est', 'et', /^CCONJ$/u, 'est'],
  ['et, est', 'est', /^(?:VERB|AUX)$/u, 'et'],
  ['son, sont', 'son', /^DET$/u, 'sont'],
  ['son, sont', 'sont', /^(?:VERB|AUX)$/u, 'son'],
  ['ou, où', 'ou', /^CCONJ$/u, 'où'],
  ['ou, où', 'où', /^(?:PRON|ADV)$/u, 'ou'],
  ['on, ont', 'on', /^PRON$/u, 'ont'],
  ['on, ont', 'ont', /^(?:VERB|AUX)$/u, 'on'],
  ['ce, se', 'ce', /^(?:DET|PRON)$/u, 'se'],
  ['ce, se', 'se', /^PRON$/u, 'ce'],
  ['ces, ses', 'ces', /^DET$/u, 'ses'],
  ['ces, ses', 'ses', /^DET$/u, 'ces'],
  ['peu, peut', 'peu', /^(?:ADV|NOUN)$/u, 'peut'],
  ['peu, peut', 'peut', /^(?:VERB|AUX)$/u, 'peu'],
  ['la, là', 'la', /^DET$/u, 'là'],
  ['la, là', 'là', /^ADV$/u, 'la'],
]

/**
 * Makes up to two faulty sentences of each right one, with one fault each: a word takes another form of its lemma, or
 * that of a homophone. The annotation of the treebank says what a word is, so that no tagger takes part.
 */
export function makeFaults(
  sentences: readonly (readonly Token[])[],
  morphology: Morphology,
  random: () => number,
): MadeFault[] {
  return sentences.flatMap((tokens) => {
    const changes = Object.entries(Object.groupBy(changesOf(tokens, morphology), ({ kind }) => kind))
    const made: MadeFault[] = []
    while (made.length < 2 && changes.length > 0) {
      const [[, ofKind = []] = []] = changes.splice(Math.floor(random() * changes.length), 1)
      const change = ofKind[Math.floor(random() * ofKind.length)]
      if (change) made.push(withChange(tokens, change))
    }
    return made
  })
}

function changesOf(tokens: readonly Token[], morphology: Morphology): Change[] {
  return tokens.flatMap((token, at): Change[] => {
    // A name or a heading in capitals is no sentence to be put wrong.
    if (token.hyphen || (at > 0 && /^\p{Lu}/u.test(token.form))) return []
    const form = token.form.toLowerCase()
    const found: Change[] = []
    for (const [kind, written, pos, other] of homophones)
      if (form === written && pos.test(token.pos)) found.push({ kind, at, form: other })
    const inflected = otherInflection(token, morphology)
    if (inflected) found.push({ ...inflected, at })
    return found
  })
}

const tenses: Readonly<Record<string, Reading['tense']>> = {
  Pres: 'present',
  Imp: 'imperfect',
  Past: 'past',
  Fut: 'future',
}

function otherInflection(
  { form, lemma, pos, features }: Token,
  { readings, inflect }: Morphology,
): { kind: string; form: string } | undefined {
  const { VerbForm, Tense, Mood, Person, Number: number, Gender } = features
  const own = readings(form.toLowerCase()).find((one) => one.lemma === lemma)
  if (!own) return undefined
  const differing = (kind: string, forms: readonly string[]) => {
    const [other] = forms.filter((one) => one !== form.toLowerCase())
    return other === undefined || forms.includes(form.toLowerCase()) ? undefined : { kind, form: other }
  }
  const participle = VerbForm === 'Part' && Tense === 'Past'
  if (VerbForm === 'Inf' && form.endsWith('er'))
    return differing(
      'infinitive, participle',
      inflect(lemma, { tense: 'participle', gender: 'm', number: 's' }),
    )
  if (participle && form.endsWith('é') && number !== 'Plur' && Gender !== 'Fem' && isOdd(lemma))
    return differing('infinitive, participle', inflect(lemma, { tense: 'infinitive' }))
  if ((pos === 'ADJ' || participle) && number === 'Sing') {
    const gender = Gender === 'Fem' ? 'f' : 'm'
    const shape = { number: 'p', gender } as const
    return differing(
      'adjective, participle in the plural',
      inflect(lemma, participle ? { tense: 'participle', ...shape } : { pos: 'ADJ', ...shape }),
    )
  }
  const tense = Mood === 'Ind' ? tenses[Tense ?? ''] : undefined
  if (VerbForm === 'Fin' && tense && Person === '3' && lemma !== 'être' && lemma !== 'avoir')
    return differing(
      'number of the verb',
      inflect(lemma, { tense, person: 3, number: number === 'Plur' ? 's' : 'p' }),
    )
  return undefined
}

/** Half of the participles become infinitives, the others plurals. */
const isOdd = (lemma: string) => lemma.length % 2 === 1

function withChange(tokens: readonly Token[], { kind, at, form }: Change): MadeFault {
  const old = tokens[at]!
  const written = /^\p{Lu}/u.test(old.form) ? form.charAt(0).toUpperCase() + form.slice(1) : form
  const changed = tokens.with(at, { ...old, form: written })
  const end = sentenceText(changed.slice(0, at + 1)).length
  return { kind, text: sentenceText(changed), start: end - written.length, end }
}
