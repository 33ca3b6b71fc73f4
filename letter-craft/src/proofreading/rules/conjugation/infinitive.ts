import { isFiniteVerb } from '../../../french/reading.ts'
import type { Word } from '../../../french/sentence.ts'
import type { Fault, Grammar } from '../grammar-rule.ts'
import { asWritten } from '../pattern-rule.ts'

/** Verbs that an infinitive follows. */
const semiAuxiliaries = new Set(
  'pouvoir devoir vouloir savoir aller venir falloir faire laisser oser espérer souhaiter désirer préférer aimer compter penser croire sembler paraître prétendre daigner détester adorer faillir envoyer voir entendre sentir regarder avouer'.split(
    ' ',
  ),
)
/** After these, a participle in -é is never right: «il faut [mangé]». Others take a noun or adjective too. */
const strict = new Set(
  'pouvoir devoir falloir aller oser daigner faillir souhaiter désirer espérer vouloir savoir compter préférer aimer'.split(
    ' ',
  ),
)

const clitics = /^(?:me|m’|te|t’|se|s’|nous|vous|le|la|les|l’|lui|leur|y|en|ne|n’)$/u

const adverbs = new Set(
  'pas plus jamais bien mal mieux tout toujours encore aussi déjà rien beaucoup trop peu enfin donc alors surtout vraiment seulement également même souvent parfois vite toutefois ensuite désormais'.split(
    ' ',
  ),
)

/** Forms that sound like an infinitive in -er. */
const soundsLikeInfinitive = /(?:é|és|ée|ées|ez|ai|ais|ait|aient)$/u

/** «pour [travaillé → travailler]», «je vais [allé → aller]». */
export function* infinitiveExpected({ sentence, french }: Grammar): Iterable<Fault> {
  const { words } = sentence
  for (const word of words) {
    if (
      !soundsLikeInfinitive.test(word.form) ||
      word.before.includes('-') ||
      (word.capital && word.index > 0)
    )
      continue
    const verb = word.readings.find(({ pos, lemma }) => pos === 'VERB' && lemma.endsWith('er'))
    if (!verb || word.readings.some(({ tense }) => tense === 'infinitive')) continue
    const isNoun = word.readings.some(({ pos }) => pos === 'NOUN') && !/(?:ez|ait|aient)$/u.test(word.form)
    const isStrict =
      asksStrictly(words, word.index) || isAmongInfinitives(words, word.index) || opensAsSubject(words, word)
    if (isNoun && !isStrict && (word.reading.pos !== 'VERB' || word.reading.tense !== 'participle')) continue
    const governor = isStrict ? word : governorOf(words, word)
    if (!governor) continue
    const [infinitive] = french.morphology.inflect(verb.lemma, { pos: 'VERB', tense: 'infinitive' })
    if (infinitive) yield { first: word.index, last: word.index, fix: asWritten(word, infinitive) }
  }
}

/** «accueillir, [renseigné → renseigner] et orienter» */
const isAmongInfinitives = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.form === ',' &&
  words[at - 2]?.reading.tense === 'infinitive' &&
  words[at + 1]?.form === 'et' &&
  words[at + 2]?.reading.tense === 'infinitive'

/** «[Travaillé → Travailler] en équipe est un plaisir»: a participle opens the sentence, and «est» has no other subject. */
function opensAsSubject(words: readonly Word[], word: Word): boolean {
  if (word.index !== 0 || !word.form.endsWith('é') || words[1]?.reading.pos !== 'ADP') return false
  for (const other of words.slice(1)) {
    if (other.reading.pos === 'PUNCT' || other.reading.pronoun === 'subject' || other.form === 'c’')
      return false
    if (isFiniteVerb(other.reading)) return /^(?:est|serait|était|sera|fut)$/u.test(other.form)
  }
  return false
}

/** Heads that only an infinitive completes, even one that is spelled as a noun: «en train de [mangée → manger]». */
const strictHeads =
  /^(?:train|semblant|mesure|loisir|cesse|afin|impossible|possible|lieu|question|crainte|choix|air|content|force)$/u
const negative = /^(?:pas|plus|jamais|rien|guère|point|presque)$/u

/** «ne pas les [contrariés → contrarier]», «à quoi bon le [chanté → chanter]», «en train de [mangée → manger]». */
function asksStrictly(words: readonly Word[], index: number): boolean {
  let at = index - 1
  let negated = false
  for (
    let word = words[at];
    word && (clitics.test(word.form) || negative.test(word.form));
    word = words[--at]
  ) {
    if (negative.test(word.form)) negated = true
    if (/^(?:ne|n’)$/u.test(word.form)) {
      const before = words[at - 1]
      return negated && (!before || before.reading.pos === 'PUNCT' || /^(?:de|d’|à|pour)$/u.test(before.form))
    }
  }
  const [governor, before] = [words[at], words[at - 1]]
  if (!governor || !before) return false
  if (governor.form === 'bon' && before.form === 'quoi') return true
  if (!/^(?:de|d’)$/u.test(governor.form)) return false
  if (
    /^(?:lieu|question|air|mesure|choix|force)$/u.test(before.form) &&
    !/^(?:au|tout|pas|hors|de|l’|en|autre|est)$/u.test(words[at - 2]?.form ?? '')
  )
    return false
  return strictHeads.test(before.form) || (before.form === 'est' && words[at - 2]?.form === 'force')
}

/** The preposition or verb before a word, its clitics and its adverbs, that only an infinitive may follow. */
function governorOf(words: readonly Word[], word: Word): Word | undefined {
  let at = word.index - 1
  while (clitics.test(words[at]?.form ?? '') && words[at]?.before !== '-') at -= 1
  const hasClitic = at < word.index - 1 && words[word.index - 1]?.form !== 'lui'
  while (adverbs.has(words[at]?.form ?? '') && words[at]?.reading.pos === 'ADV') at -= 1
  const skipped = at < word.index - 1
  const governor = words[at]
  if (governor?.locution || governor?.form === 'puis') return undefined
  if (!governor || governor.reading.pos === 'PUNCT') return undefined
  if (governor.reading.pos === 'ADP' || /^(?:de|d’|à|pour|sans)$/u.test(governor.form))
    return prepositionAsks(words, at, word, hasClitic) ? governor : undefined
  if (!governor.readings.some(({ pos, lemma }) => pos === 'VERB' && semiAuxiliaries.has(lemma)))
    return undefined
  return verbAsks(words, at, word, skipped) ? governor : undefined
}

/** «de», «à», «pour», «sans», «afin de», before a form that can only be a verb. */
function prepositionAsks(words: readonly Word[], at: number, word: Word, hasClitic: boolean): boolean {
  const { form } = words[at] as Word
  const isVerbOnly = word.readings.every(({ pos }) => pos === 'VERB')
  if (form === 'pour' || form === 'sans') return hasClitic || word.readings.every(({ pos }) => pos !== 'NOUN')
  if (form === 'à') return hasClitic || isParticipleOnly(word) || isVerbOnly
  if (form !== 'de' && form !== 'd’') return false
  const before = words[at - 1]
  if (hasClitic && clitics.test(words[word.index - 1]?.form ?? '')) return true
  // «rien de cassé», «quelque chose de réservé», «quoi de changé», «deux de perdus»
  if (
    before &&
    /^(?:rien|chose|quoi|personne|plus|moins|un|une|deux|trois|quatre|cinq|six|ceux|celui|celles|celle|certains|aucun|quelqu’un|point|pas|seul|autre|ce|côté)$/u.test(
      before.form,
    )
  )
    return false
  if (before?.reading.pos === 'NUM') return false
  return !/(?:ée|ées|és)$/u.test(word.form) && word.readings.every(({ pos }) => pos !== 'NOUN')
}

const isParticipleOnly = ({ readings }: Word) =>
  readings.every(({ pos, tense }) => tense === 'participle' || pos === 'ADJ')

function verbAsks(words: readonly Word[], at: number, word: Word, skipped: boolean): boolean {
  const governor = words[at] as Word
  const lemmas = governor.readings.filter(({ pos }) => pos === 'VERB').map(({ lemma }) => lemma)
  const isFiniteGovernor = governor.readings.some(isFiniteVerb)
  if (lemmas.includes('savoir') && /^(?:vous|nous|le|la|les|l’|me|te|se)$/u.test(words[at - 1]?.form ?? ''))
    return false
  if (
    words[at - 1]?.reading.pos === 'DET' ||
    (lemmas.includes('aller') &&
      !/^(?:vais|vas|va|vont|all(?:ons|ez|ais|ait|ions|iez|aient|er))$/u.test(governor.form))
  )
    return false
  if (!lemmas.some((lemma) => strict.has(lemma))) {
    // «il fait [mangé]» but «il se sent fatigué», «laisse tranquille», «je pense» + clause.
    return (
      (lemmas.some((lemma) => lemma === 'faire' || lemma === 'laisser') ||
        (lemmas.includes('valoir') &&
          words.slice(Math.max(0, at - 3), at).some(({ form }) => form === 'mieux'))) &&
      !skipped &&
      /(?:é|ez)$/u.test(word.form) &&
      (word.reading.tense === 'participle' ||
        word.readings.every(({ pos }) => pos === 'VERB' || pos === 'ADJ')) &&
      !/^(?:se|s’|me|m’|te|t’|le|la|les|l’)$/u.test(words[at - 1]?.form ?? '') &&
      !/^(?:parfait|tout)$/u.test(words[at - 1]?.form ?? '')
    )
  }
  if (governor.reading.pos !== 'VERB' && governor.readings.some(({ pos }) => pos === 'NOUN' || pos === 'ADJ'))
    return false
  // «voulu», «su», «dû» after an auxiliary still ask for an infinitive; «les choses voulues» do not.
  if (!isFiniteGovernor && governor.reading.tense === 'participle' && /s$|e$/u.test(governor.form))
    return false
  if (/(?:ez|ait|aient|ais|ai)$/u.test(word.form) && word.readings.some(isFiniteVerb)) {
    // «il veut savait» is a fault; «comme je voulais, vous travaillez» has its comma.
    return (
      !/^(?:que|qui|dont|où)$/u.test(words[at - 1]?.form ?? '') ||
      lemmas.includes('pouvoir') ||
      lemmas.includes('devoir')
    )
  }
  return true
}
