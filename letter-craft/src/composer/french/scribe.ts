import { plainLetters } from '../../french/plain-letters.ts'
import { countWords } from '../../text/measure.ts'
import type { Frame, Scribe, Sentence, Source } from '../draft.ts'
import { keyOf, keyWithoutNames, repeatsRun } from '../repetition.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { fillFrame } from './frame.ts'

const maxWords = 30
/** Words of a sentence that tells how somebody rose in one house. */
const mostRisen = 34

/**
 * `isFit` says which frames suit the letter: without an offer, none speaks of one. `names` may come again: they are no
 * repetition. The frames that `isOffered` come first, and sentences that are `isOwn` before all others.
 */
export function createScribe(
  random: SeededRandom,
  avoided: ReadonlySet<string>,
  isFit: (frame: Frame) => boolean = () => true,
  names: readonly string[] = [],
  isOffered: (frame: Frame) => boolean = () => true,
  isOwn: (sentence: string) => boolean = () => true,
): Scribe {
  const openings = new Set<string>()
  const used = new Set<string>()
  const words: string[] = []
  let spoken = 0
  let inFirstPerson = 0
  let colons = 0
  let semicolons = 0
  const withoutNames = keyWithoutNames(names)
  const accept = (text: string, frame: string, isStrict: boolean, run: number): boolean => {
    if (
      !isFit(frame) ||
      countWords(text) > (frame.includes('{first}') ? mostRisen : maxWords) ||
      openings.has(openingOf(text)) ||
      used.has(frame)
    )
      return false
    if (avoided.has(keyOf(text))) return false
    // «en intérim, où j’étais vendeuse»: what is no place takes no «où».
    if (/(?:en intérim|à mon compte), où /iu.test(text)) return false
    // «je suis chef d’équipe puis inspecteur»: nobody is one thing, then another.
    if (/je suis [^,.;:]* puis /iu.test(text)) return false
    // One’s own business is no post.
    if (/(?:en poste|poste(?! d)) (?:[^.:;]* )?à mon compte/iu.test(text)) return false
    // «assuré la fabrication à mon compte»: it belongs to the post, and not to what was done.
    if (/^j’ai (?!été|travaillé|exercé|occupé).* (?:à mon compte|en intérim|à mon domicile)[.,]/iu.test(text))
      return false
    if (isStrict && /^(?:je\s|j’)/iu.test(text) && inFirstPerson >= (spoken + 2) * maxFirstPerson)
      return false
    if (/\s:/u.test(text) && colons >= 2) return false
    if (isStrict && /\s;/u.test(text) && semicolons >= 2) return false
    // «J’ai travaillé chez…; j’ai travaillé à…; j’ai travaillé au…»
    if (isStrict && worked.test(text) && words.filter((said) => worked.test(said)).length >= mostWorked)
      return false
    // «J’ai aussi un BTS. J’ai également le permis B.»
    if (isStrict && also.test(text) && also.test(words.at(-1) ?? '')) return false
    if (
      isStrict &&
      additions.some((addition) => addition.test(text) && words.some((said) => addition.test(said)))
    )
      return false
    return !repeatsRun(withoutNames(text), words, run + 1)
  }
  const record = (text: string, frame: string) => {
    openings.add(openingOf(text))
    used.add(frame)
    words.push(
      ` ${plainLetters(text)
        .split(/[^a-z0-9]+/u)
        .join(' ')} `,
    )
    spoken += 1
    if (/^(?:je\s|j’)/iu.test(text)) inFirstPerson += 1
    if (/\s:/u.test(text)) colons += 1
    if (/\s;/u.test(text)) semicolons += 1
  }
  const made = (
    text: string,
    frame: string,
    { facts = [], needs = [], isSpare = false }: Source,
  ): Sentence => {
    record(text, frame)
    return { text, facts, needs, frame, ...(isSpare && { isSpare }) }
  }

  return {
    random,
    quote(text) {
      const isNew = !words.some((said) => said.includes(` ${withoutNames(text)} `))
      if (isNew) record(text, text)
      return isNew
    },
    say(frames, slots, source = {}) {
      const shuffled = random.shuffle(frames)
      const passes = [
        { offered: shuffled.filter(isOffered), isStrict: true, run: maxRun },
        { offered: shuffled, isStrict: true, run: maxRun },
        // A fact is worth one more «je», and a few words said before.
        { offered: shuffled, isStrict: false, run: maxRun },
        { offered: shuffled, isStrict: false, run: maxRun + 3 },
      ]
      // A fact is worth a turn that the person avoids, where nothing else says it.
      for (const isFitting of [isOwn, () => true])
        for (const { offered, isStrict, run } of passes)
          for (const frame of offered) {
            const text = fillFrame(frame, slots)
            if (text !== undefined && isFitting(text) && accept(text, frame, isStrict, run))
              return made(text, frame, source)
          }
      return undefined
    },
  }
}

/** The first two words of a sentence, or its turn. */
const openingOf = (text: string): string => {
  const words = plainLetters(text)
    .split(/[^a-z0-9’-]+/u)
    .filter(Boolean)
  return words.slice(0, turns.test(words[0] ?? '') ? 1 : 2).join(' ')
}

/** Words that open one sentence of a letter, whatever follows. */
const turns = /^(?:c’est|auparavant|avant|comme|pendant|actuellement|aujourd)$/u

/** How often a letter says «j’ai travaillé». */
const mostWorked = 2
const worked = /(?<!\p{L})ai (?:aussi |également )?(?:travaillé|travaille)(?!\p{L})/iu

const also = /(?<!\p{L})(?:aussi|[ée]galement)(?!\p{L})/iu

/** Turns that add one thing to another: each once in a letter. */
const additions = [
  /(?<!\p{L})un r[ée]sultat(?!\p{L})/iu,
  /partie de mon travail/iu,
  /mon travail (?:[^.]* )?compren/iu,
  /^\s?(?:dans|[àa]|sur) ce (?:poste|travail)(?!\p{L})/iu,
]

/** How many sentences may open with «je»: a recruiter counts them. */
const maxFirstPerson = 0.45
/** Words in a row that the letter may say twice. */
const maxRun = 4
