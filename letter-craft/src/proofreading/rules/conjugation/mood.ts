import { isFiniteVerb, type Reading } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import { subjectOf } from '../../../french/subjects.ts'
import { verbForms } from '../agreement/forms.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { correction } from './subject-verb.ts'

const asking = new Set(
  'savoir demander ignorer voir vérifier regarder comprendre dire indiquer examiner déterminer douter hésiter importer préciser'.split(
    ' ',
  ),
)

/** «si j’[aurais → avais] su»: no conditional after «si». */
export function* conditionalAfterSi({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const si of words) {
    if (si.form !== 'si' && si.form !== 's’') continue
    if (si.form === 's’' && !/^ils?$/u.test(words[si.index + 1]?.form ?? '')) continue
    if (
      words
        .slice(Math.max(0, si.index - 5), si.index)
        .some(({ readings }) => readings.some(({ pos, lemma }) => pos === 'VERB' && asking.has(lemma)))
    )
      continue
    const verb = verbOfClause(words, si.index + 1)
    if (!verb || !subjectOf(sentence, verb.index)) continue
    const own = verb.readings.filter(isFiniteVerb)
    if (own.length === 0 || own.some(({ tense }) => tense !== 'conditional')) continue
    const [{ lemma, person, number } = own[0] as Reading] = [
      subjectReading(own, subjectOf(sentence, verb.index)),
    ]
    if (!person || !number) continue
    yield {
      first: verb.index,
      last: verb.index,
      ...correction(verb, verbForms(lemma, 'imperfect', { person, number }, french).slice(0, 1)),
    }
  }
}

type Agreeing = { person?: Reading['person'] | undefined; number?: Reading['number'] | undefined } | undefined

const subjectReading = (readings: readonly Reading[], subject: Agreeing): Reading =>
  readings.find(
    ({ lemma, person, number }) =>
      lemma === 'être' && person === subject?.person && number === subject?.number,
  ) ??
  readings.find(({ person, number }) => person === subject?.person && number === subject?.number) ??
  (readings[0] as Reading)

/** The first finite verb from `from` on, before the end of the clause. */
function verbOfClause(words: readonly Word[], from: number): Word | undefined {
  for (let at = from; at < words.length && at < from + 9; at++) {
    const word = words[at] as Word
    if (word.reading.pos === 'PUNCT' || (at > from && /^(?:que|qu’|qui|dont|où)$/u.test(word.form)))
      return undefined
    if (isFiniteVerb(word.reading)) return word
    // After a subject pronoun and its clitics, a form that may be a verb is one.
    if (
      /^(?:je|j’|tu|il|elle|on|nous|vous|ils|elles)$/u.test(words[at - 1]?.form ?? '') &&
      word.readings.some(isFiniteVerb)
    )
      return word
  }
  return undefined
}

/** Conjunctions that ask for the subjunctive: what stands before «que». */
const conjunctions =
  /(?:^| )(?:pour|afin|avant|bien|pourvu|sans|à condition|à moins|de peur|de crainte|en attendant|en admettant|si tant est|encore|à supposer|en supposant|supposé|loin|jusqu’ à ce|trop pour|assez pour|d’ ici à ce|de façon à ce|de manière à ce|il faut|il faudra|il faudrait|il fallait|il vaut mieux|il vaudrait mieux|mieux vaut|il se peut|il se pourrait|se peut-il|se pourrait-il|c’ est dommage|dommage|il est temps|il suffit|il importe|il convient|comment se fait-il|quel dommage|ce n’ est pas|non)$/u
const adjectives =
  /^(?:possible|impossible|nécessaire|indispensable|important|essentiel|rare|utile|inutile|normal|préférable|souhaitable|regrettable|dommage|bon|bizarre|étonnant|étrange|juste|injuste|naturel|logique|urgent|obligatoire|surprenant|scandaleux|inadmissible|inacceptable|content|contente|contents|contentes|heureux|heureuse|heureuses|ravi|ravie|ravis|désolé|désolée|triste|fier|fière|étonné|étonnée|surpris|surprise|déçu|déçue|furieux|furieuse)$/u
const verbs = new Set(
  'vouloir souhaiter exiger désirer regretter craindre préférer ordonner redouter déplorer permettre aimer adorer détester accepter refuser suggérer tenir veiller attendre falloir interdire'.split(
    ' ',
  ),
)

/** «bien qu’il [est → soit] tard», «je veux que tu [viens → viennes]». */
export function* subjunctiveExpected({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const que of words) {
    if (que.form === 'quoique' || que.form === 'quoiqu’' ? false : que.form !== 'que' && que.form !== 'qu’')
      continue
    if (!que.form.startsWith('quoiqu') && !asksSubjunctive(words, que.index)) continue
    const verb = verbOfClause(words, que.index + 1)
    const subject = verb && subjectOf(sentence, verb.index)
    if (!verb || !subject || subject.first < que.index) continue
    const own = verb.readings.filter(isFiniteVerb)
    if (own.some(({ tense }) => tense === 'subjunctive' || tense === 'subjunctive-imperfect')) continue
    const reading = subjectReading(own, subject)
    // A future, or the past of a story, may belong to another construction.
    if (!reading || !/^(?:present|imperfect|future|past|conditional)$/u.test(reading.tense ?? '')) continue
    const forms = verbForms(reading.lemma, 'subjunctive', subject, french).slice(0, 1)
    if (forms.length === 0 || forms[0] === verb.form) continue
    const isGerund = /^(?:admettant|supposant)$/u.test(words[que.index - 1]?.form ?? '')
    yield {
      first: verb.index,
      last: verb.index,
      ...correction(verb, forms),
      ...(isGerund && { doubtful: true }),
    }
  }
}

function asksSubjunctive(words: readonly Word[], que: number): boolean {
  const before = words.slice(Math.max(0, que - 5), que)
  const last = before.at(-1)
  if (/^(?:bien|encore)$/u.test(last?.form ?? '') && before.at(-2)?.reading.pos === 'VERB') return false
  if (!last || last.reading.pos === 'PUNCT') return false
  const text = before
    .map(({ form, before: gap }) => (gap.includes('-') ? `-${form}` : ` ${form}`))
    .join('')
    .replace(/ -/gu, '-')
  // «avant que» but «bien plus que», «il n’est pas sans savoir que».
  if (conjunctions.test(text))
    return (
      !/(?:tellement|si|tant) \S+$/u.test(text) &&
      !/(?:si|très|aussi|est|sais|vois|sait|sens|semble|vais|va|vas|ou) bien$/u.test(text) &&
      !/(?:^| )(?:et|ou|mais) non$/u.test(text)
    )
  if (/^(?:tellement|si|tant|trop)$/u.test(before.at(-2)?.form ?? '')) return false
  if (adjectives.test(last.form))
    return (
      before.some(({ readings }) =>
        readings.some(({ lemma }) => lemma === 'être' || lemma === 'trouver' || lemma === 'sembler'),
      ) && !/^(?:ce|le|la|plus|si|aussi|tel)$/u.test(before.at(-2)?.form ?? '')
    )
  if (last.form === 'ce' && before.at(-2)?.form === 'à')
    return /^(?:tiens|tient|tenons|tenez|tiennent|tenait|tenais|veille|veillez|veillons|veiller|s’attend|attends|jusqu’|oppose|opposé|opposée)$/u.test(
      before.at(-3)?.form ?? '',
    )
  const verb =
    last.form === 'pas' || last.form === 'plus' || last.form === 'beaucoup' || last.form === 'tellement'
      ? before.at(-2)
      : last
  return (
    verb?.reading.pos === 'VERB' &&
    verb.readings.some(
      ({ pos, lemma, tense }) =>
        pos === 'VERB' &&
        verbs.has(lemma) &&
        tense !== 'participle' &&
        // «des traces suggérant que…»: it makes one think so.
        !(lemma === 'suggérer' && tense === 'gerund'),
    )
  )
}
