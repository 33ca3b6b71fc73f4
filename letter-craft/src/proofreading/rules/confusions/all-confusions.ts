import type { PatternRule } from '../pattern-rule.ts'
import { animals } from './animals.fr.ts'
import { bodyAndVoice } from './body-and-voice.fr.ts'
import { fixedExpressions } from './fixed-expressions.fr.ts'
import { homophonesAToC } from './homophones-a-to-c.fr.ts'
import { homophonesChToCu } from './homophones-ch-to-cu.fr.ts'
import { homophonesDToF } from './homophones-d-to-f.fr.ts'
import { homophonesG } from './homophones-g.fr.ts'
import { homophonesGrToL } from './homophones-gr-to-l.fr.ts'
import { homophonesM } from './homophones-m.fr.ts'
import { homophonesP } from './homophones-p.fr.ts'
import { homophonesRS } from './homophones-r-s.fr.ts'
import { homophonesTV } from './homophones-t-v.fr.ts'
import { lawAndLetters } from './law-and-letters.fr.ts'
import { moneyAndLaw } from './money-and-law.fr.ts'
import { moreHomophonesAToC } from './more-homophones-a-to-c.fr.ts'
import { moreHomophonesAToK } from './more-homophones-a-to-k.fr.ts'
import { moreHomophonesDToE } from './more-homophones-d-to-e.fr.ts'
import { moreHomophonesFToM } from './more-homophones-f-to-m.fr.ts'
import { moreHomophonesMToP } from './more-homophones-m-to-p.fr.ts'
import { moreHomophonesP } from './more-homophones-p.fr.ts'
import { moreHomophonesRToS } from './more-homophones-r-to-s.fr.ts'
import { moreHomophonesSToV } from './more-homophones-s-to-v.fr.ts'
import { moreParonyms } from './more-paronyms.fr.ts'
import { moreParonymsOfThings } from './more-paronyms-of-things.fr.ts'
import { nearWords } from './near-words.fr.ts'
import { nounsAndTheirVerbs } from './nouns-and-their-verbs.fr.ts'
import { pairsAToP } from './pairs-a-to-p.fr.ts'
import { pairsAToT } from './pairs-a-to-t.fr.ts'
import { pairsGToV } from './pairs-g-to-v.fr.ts'
import { paronymsOfAdjectives } from './paronyms-of-adjectives.fr.ts'
import { paronymsOfLawAndSpeech } from './paronyms-of-law-and-speech.fr.ts'
import { paronymsOfNouns } from './paronyms-of-nouns.fr.ts'
import { paronymsOfVerbs } from './paronyms-of-verbs.fr.ts'
import { paronymsOfVerbsMore } from './paronyms-of-verbs-more.fr.ts'
import { participlesInAnt } from './participles-in-ant.fr.ts'
import { placesAndBuildings } from './places-and-buildings.fr.ts'
import { setPhrasesWithA } from './set-phrases-with-a.fr.ts'
import { setPhrasesWithVerbs } from './set-phrases-with-verbs.fr.ts'
import { stainsAndThoughts } from './stains-and-thoughts.fr.ts'
import { verbsOfHarmAndSeason } from './verbs-of-harm-and-season.fr.ts'

/** Every rule of words taken one for another. */
export const confusions: readonly PatternRule[] = [
  ...fixedExpressions,
  ...moneyAndLaw,
  ...stainsAndThoughts,
  ...bodyAndVoice,
  ...animals,
  ...placesAndBuildings,
  ...setPhrasesWithA,
  ...setPhrasesWithVerbs,
  ...paronymsOfVerbs,
  ...participlesInAnt,
  ...nounsAndTheirVerbs,
  ...paronymsOfNouns,
  ...paronymsOfLawAndSpeech,
  ...paronymsOfAdjectives,
  ...lawAndLetters,
  ...homophonesAToC,
  ...homophonesChToCu,
  ...homophonesDToF,
  ...homophonesG,
  ...homophonesGrToL,
  ...homophonesM,
  ...homophonesP,
  ...homophonesRS,
  ...homophonesTV,
  ...paronymsOfVerbsMore,
  ...verbsOfHarmAndSeason,
  ...moreHomophonesAToC,
  ...moreHomophonesDToE,
  ...moreHomophonesFToM,
  ...moreHomophonesMToP,
  ...moreHomophonesP,
  ...moreHomophonesRToS,
  ...moreHomophonesSToV,
  ...moreHomophonesAToK,
  ...moreParonyms,
  ...moreParonymsOfThings,
  ...pairsAToP,
  ...pairsAToT,
  ...pairsGToV,
  ...nearWords,
]
