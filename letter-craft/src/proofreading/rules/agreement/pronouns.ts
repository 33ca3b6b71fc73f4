import { type NounGroup, nounGroups } from '../../../french/groups.ts'
import { isFiniteVerb } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import { correction } from '../conjugation/subject-verb.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'
import { agreesWith, qualifierForms, qualifiers, type Shape } from './forms.ts'

type Forms = Readonly<Record<'ms' | 'fs' | 'mp' | 'fp', string>>

const relatives: readonly Forms[] = [
  { ms: 'lequel', fs: 'laquelle', mp: 'lesquels', fp: 'lesquelles' },
  { ms: 'auquel', fs: 'à laquelle', mp: 'auxquels', fp: 'auxquelles' },
  { ms: 'duquel', fs: 'de laquelle', mp: 'desquels', fp: 'desquelles' },
]
const interrogative: Forms = { ms: 'quel', fs: 'quelle', mp: 'quels', fp: 'quelles' }

const formFor = (forms: Forms, { gender, number }: NounGroup): string | undefined =>
  gender && number ? forms[`${gender}${number}`] : undefined

/** «la femme avec [lequel → laquelle] je travaille». */
export function* relativePronoun({ sentence }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const word of words) {
    const forms = relatives.find((set) => Object.values(set).includes(word.form))
    if (!forms) continue
    const preposition = words[word.index - 1]
    const hasPreposition = preposition?.reading.pos === 'ADP'
    if (!hasPreposition && forms === relatives[0]) continue
    const end = hasPreposition && forms === relatives[0] ? word.index - 2 : word.index - 1
    const group = nounGroups(sentence).find(({ last }) => last === end)
    if (!group || group.determiner === undefined || nearOther(words, group)) continue
    const right = formFor(forms, group)
    if (!right || right === word.form) continue
    // «à lequel» is one word, or two: the preposition belongs to the fault.
    if (preposition?.form === 'à' || preposition?.form === 'de') {
      const merged = relatives[preposition.form === 'à' ? 1 : 2]
      const fix = merged && formFor(merged, group)
      if (fix) yield { first: preposition.index, last: word.index, fix }
    } else yield { first: word.index, last: word.index, fix: asWritten(word, right) }
  }
}

/** Another noun before the group may be the antecedent: «le chef de la maison dans lequel…». */
const nearOther = (words: readonly Word[], { first }: NounGroup): boolean => {
  const before = words[first - 1]
  return (
    words[first]?.reading.contracted === true ||
    before?.reading.pos === 'ADP' ||
    before?.reading.pos === 'CCONJ'
  )
}

/** «[Quel → Quelle] est la question ?», «[quelque → quelle] que soit la raison». */
export function* interrogativeAgreement({ sentence }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const word of words) {
    if (!Object.values(interrogative).includes(word.form)) continue
    let at = word.index + 1
    if (/^(?:que|qu’)$/u.test(words[at]?.form ?? '')) at += 1
    if (words[at]?.form === 'en') at += 1
    const verb = words[at]
    if (!verb?.readings.some((one) => isFiniteVerb(one) && one.lemma === 'être')) continue
    const group = nounGroups(sentence).find(({ first }) => first === at + 1)
    if (!group || group.determiner === undefined || words[group.first]?.reading.contracted) continue
    if (/^(?:et|ou|,)$/u.test(words[group.last + 1]?.form ?? '')) continue
    const right = formFor(interrogative, group)
    const isSingular = verb.form === 'soit' || verb.form === 'soient'
    if (isSingular && group.number && (verb.form === 'soit') !== (group.number === 's'))
      yield { first: at, last: at, fix: group.number === 's' ? 'soit' : 'soient' }
    if (right && right !== word.form)
      yield { first: word.index, last: word.index, fix: asWritten(word, right) }
  }
}

const demonstratives: Readonly<Record<string, Shape>> = {
  celui: { gender: 'm', number: 's' },
  celle: { gender: 'f', number: 's' },
  ceux: { gender: 'm', number: 'p' },
  celles: { gender: 'f', number: 'p' },
}

/** «celles [perdue → perdues]», «[seuls → seul] ce chien». */
export function* qualifiedPronoun({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const word of words) {
    const shape = demonstratives[words[word.index - 1]?.form ?? '']
    if (
      shape &&
      qualifiers(word).some(({ tense }) => tense === 'participle') &&
      word.reading.pos !== 'ADP' &&
      !agreesWith(word, shape) &&
      !word.before.includes('-')
    )
      yield {
        first: word.index,
        last: word.index,
        ...correction(word, qualifierForms(word, shape, french).slice(0, 1)),
      }
    if (/^seule?s?$/u.test(word.form)) {
      const group = nounGroups(sentence).find(({ first }) => first === word.index + 1)
      const opens =
        word.index === 0 ||
        words[word.index - 1]?.reading.pos === 'PUNCT' ||
        words[word.index - 1]?.reading.pos === 'CCONJ'
      if (
        !opens ||
        !group?.gender ||
        !group.number ||
        group.determiner === undefined ||
        agreesWith(word, group)
      )
        continue
      if (/^(?:et|ou|,)$/u.test(words[group.last + 1]?.form ?? '')) continue
      yield {
        first: word.index,
        last: word.index,
        ...correction(word, qualifierForms(word, group, french).slice(0, 1)),
      }
    }
  }
}

/** «une femme, [blessé → blessée] dans son orgueil», «[Découragés → Découragé], je suis parti». */
export function* apposition({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const group of nounGroups(sentence)) {
    if (
      words[group.last + 1]?.form !== ',' ||
      /^(?:et|ou|ni)$/u.test(words[group.first - 1]?.form ?? '') ||
      group.determiner === undefined ||
      words[group.determiner]?.reading.contracted ||
      !group.gender ||
      !group.number
    )
      continue
    if (
      group.first > 0 &&
      words[group.first - 1]?.reading.pos !== 'PUNCT' &&
      !/^(?:que|qu’|et|mais|si)$/u.test(words[group.first - 1]?.form ?? '')
    )
      continue
    let at = group.last + 2
    while (words[at]?.reading.pos === 'ADV') at += 1
    const word = words[at]
    const next = words[at + 1]
    if (word?.reading.tense !== 'participle' || !qualifiers(word).some(({ tense }) => tense === 'participle'))
      continue
    if (next && !/^(?:ADP|PUNCT)$/u.test(next.reading.pos)) continue
    if (agreesWith(word, group) || /^(?:excepté|hormis|vu|passé|supposé)$/u.test(word.form)) continue
    yield { first: at, last: at, ...correction(word, qualifierForms(word, group, french).slice(0, 1)) }
  }
  const [first, comma, pronoun] = words
  if (
    !first ||
    comma?.form !== ',' ||
    !pronoun ||
    !qualifiers(first).length ||
    first.reading.pos === 'NOUN' ||
    /^(?:désolée?|bref|pire|certes|mieux|résultat)$/u.test(first.form)
  )
    return
  const shape = subjectShapes[pronoun.form]
  if (shape && !agreesWith(first, shape))
    yield {
      first: 0,
      last: 0,
      ...correction(first, qualifierForms(first, shape, french).slice(0, shape.gender ? 1 : 2)),
    }
}

const subjectShapes: Readonly<Record<string, Shape>> = {
  je: { number: 's' },
  'j’': { number: 's' },
  tu: { number: 's' },
  il: { gender: 'm', number: 's' },
  elle: { gender: 'f', number: 's' },
  ils: { gender: 'm', number: 'p' },
  elles: { gender: 'f', number: 'p' },
}
