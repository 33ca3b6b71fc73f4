import { isOfOne } from '../career/task-objects.ts'
import { enumerate } from '../composer/enumerate.ts'
import type { Morphology } from '../french/morphology.ts'
import { nominalLine } from './nominal-line.ts'
import { isSpelled } from './spelled-word.ts'
import { shareTold } from './task-doubt.ts'
import { label } from './task-text.ts'
import { readVerbPhrase, type VerbPhrase } from './verb-phrase.ts'
import { withAccents } from './with-accents.ts'

/** «Préparation des commandes», «Tri et distribution du courrier»: what is done, and to what, in so many words. */
const saysObject =
  /^\p{L}+(?:(?:,| et) \p{L}+)* (?:(?:des |du |de la |de l’|d’une? |de (?=\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|plusieurs|nos|leurs|ses) ))|(?:de |d’)(\p{L}+))/iu

/** Doubts of verbs that are told all the same: where their objects are named, and where they are not. */
const namedDoubt = 0.95
const bareDoubt = 0.7
/** The share of the words of a line that its verbs must say. */
const enoughTold = 0.6
const nearlyAll = 0.9

/** Whether its verbs say a line: those of a line of verbs, and of nouns of action whose objects are named. */
export function saysSo(line: string, verbal: readonly VerbPhrase[], morphology: Morphology): boolean {
  const bare = line.replace(label, '').trim()
  const [first = ''] = bare.split(/[\s’]/u)
  if (/^(?:j|je|nous|on|participation)$/iu.test(first)) return true
  const isVerb = (word: string) =>
    morphology.readings(word.toLowerCase()).some(({ pos }) => pos === 'VERB') &&
    !morphology.readings(word.toLowerCase()).some(({ pos }) => pos === 'NOUN')
  if (isVerb(first)) return true
  if (verbal.length === 0) return false
  if (/^aide (?:à|aux?) [^,]*$/iu.test(bare)) return true
  const parts = bare.split(/\s*[,;]\s+(?:et\s+)?|\s+et\s+(?=\p{L}+\s+d(?:e|es|u|’))/u)
  // «rédaction de protocoles»; of one thing («préparation de commande vocale»), nobody knows which.
  const areNamed = parts.every((part) => {
    const [found, noun] = saysObject.exec(part) ?? []
    return (
      found !== undefined &&
      (noun === undefined ||
        morphology.readings(noun).some(({ pos, number }) => pos === 'NOUN' && number === 'p'))
    )
  })
  const texts = verbal.map(({ text }) => text)
  // «prise» and «prendre» share no stem: the objects tell.
  const share = shareTold(bare.replace(/^\p{L}+(?:\s+et\s+\p{L}+(?= \p{L}))? /u, ''), texts)
  const areSure = verbal.every(
    ({ text, doubt = 0 }) =>
      doubt < (areNamed ? namedDoubt : bareDoubt) && !/^(?:assurer|s’occuper) /u.test(text),
  )
  return areSure && (areNamed ? share >= enoughTold : share >= nearlyAll && texts.every(namesItself))
}

/** «expédier les marchandises», «surveiller un bassin», «tenir la caisse», «déployer Windows»: what the object is. */
function namesItself(text: string): boolean {
  const [, article = '', noun = ''] =
    /^(?:\p{L}+(?:er|ir|re)(?:,| et)? )+(l[ae]s? |l’|des |du |une? |\d+ |deux |trois |à |aux? )?([\p{L}-]+)/u.exec(
      text,
    ) ?? []
  return /^(?:les|des|une?|\d|deux|trois|aux) /u.test(article) || isOfOne(noun) || /^\p{Lu}/u.test(noun)
}

/** A line kept whole, as something that one is in charge of; a long one as several. */
export function nominalTasks(line: string, morphology: Morphology): VerbPhrase[] {
  const told = nominalLine(withAccents(line.replace(label, ''), morphology), morphology)
  if (!told?.of.every((of) => isSpelledWhole(of.join(' '), morphology))) return []
  return told.of.flatMap((of) => {
    const phrase = readVerbPhrase(`s’occuper ${enumerate(of)}`, morphology)
    return phrase ? { ...phrase, things: of, line, doubt: nominalDoubt + repairDoubt * told.repairs } : []
  })
}

const nominalDoubt = 0.2
const repairDoubt = 0.6

const isSpelledWhole = (text: string, morphology: Morphology): boolean =>
  !/[!?…[\]{}<>"@#=*_\\]|https?/u.test(text) &&
  text
    .split(/[\s()]+/u)
    .every((word, at) => word === '' || /^[+&]$/u.test(word) || isSpelled(word, at + 1, morphology))
