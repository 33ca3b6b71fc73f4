import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/** Sentences for one stage of a career, and for two: `s1`, `s2` are «caissière chez Flunch de 2018 à 2020», in the order of time. */
type Stories = { readonly single: readonly Frame[]; readonly double: readonly Frame[] }

const inTurn = ['{s1}, puis {s2}.']
const asInTurn = ['{s1}, puis comme {s2}.']

/** Where no job has been told. */
export const firstStories: Stories = {
  single: ['J’ai été {s1}.', 'J’ai travaillé comme {s1}.', 'J’ai exercé comme {s1}.'],
  double: [
    ...joinings(['j’ai d’abord été ', 'j’ai été '], inTurn),
    ...joinings(['j’ai travaillé comme ', 'j’ai exercé comme '], asInTurn),
  ],
}

/** Of what came before all that was told. */
export const earlierStories: Stories = {
  single: joinings(
    ['auparavant, ', 'avant cela, '],
    ['j’ai été {s1}.', 'j’ai travaillé comme {s1}.', 'j’ai exercé comme {s1}.', 'j’étais {s1}.'],
  ),
  double: [
    ...joinings(['auparavant, j’ai été ', 'avant cela, j’ai été ', 'j’ai d’abord été '], inTurn),
    ...joinings(['auparavant, j’ai travaillé comme ', 'avant cela, j’ai travaillé comme '], asInTurn),
  ],
}

/** Of an earlier post at an employer that the letter has named: `at` is its name, or what kind of place it is. */
export const houseStories: readonly Frame[] = joinings(
  ['{at}, j’ai auparavant été ', 'auparavant, {at}, j’ai été ', 'avant cela, {at}, j’ai été '],
  ['{s1}.'],
)

/** The same post, held before at the same employer: `years`: «de 2014 à 2016». */
export const sameTitleStories: readonly Frame[] = [
  '{At}, j’avais déjà occupé le même poste {years}.',
  'J’avais déjà occupé le même poste {at} {years}.',
  'J’avais déjà travaillé {at} au même poste {years}.',
]

/** The same, behind another post that was told since: `title`. */
export const againStories: readonly Frame[] = [
  '{At}, j’avais déjà été {title} {years}.',
  'J’avais déjà été {title} {at} {years}.',
  'J’avais déjà travaillé {at} comme {title} {years}.',
]

/** Of the very post that is sought, where no job has been told yet. */
export const sameTradeStories: readonly Frame[] = [
  'J’ai déjà été {s1}.',
  'J’ai déjà travaillé comme {s1}.',
  'J’ai déjà exercé comme {s1}.',
]

/** Of other jobs. */
export const otherStories: Stories = {
  single: [
    'J’ai aussi été {s1}.',
    'J’ai également travaillé comme {s1}.',
    'J’ai aussi travaillé comme {s1}.',
    'J’ai également été {s1}.',
    'J’ai aussi exercé comme {s1}.',
  ],
  double: [
    ...joinings(['j’ai aussi été ', 'j’ai également été '], inTurn),
    ...joinings(
      ['j’ai aussi exercé comme ', 'j’ai aussi travaillé comme ', 'j’ai également travaillé comme '],
      asInTurn,
    ),
  ],
}

/** Of what came after the stages just told. */
export const laterStories: Stories = {
  single: joinings(
    ['par la suite, j’ai été ', 'j’ai ensuite été ', 'par la suite, j’ai travaillé comme '],
    ['{s1}.'],
  ),
  double: [
    ...joinings(['par la suite, j’ai été ', 'j’ai ensuite été '], inTurn),
    ...joinings(['par la suite, j’ai travaillé comme '], asInTurn),
  ],
}

/** Of what came after all that was told. */
export const latestStories: Stories = {
  single: joinings(
    ['plus récemment, '],
    ['j’ai été {s1}.', 'j’ai travaillé comme {s1}.', 'j’ai exercé comme {s1}.'],
  ),
  double: [
    ...joinings(['plus récemment, j’ai été '], inTurn),
    ...joinings(['plus récemment, j’ai travaillé comme ', 'plus récemment, j’ai exercé comme '], asInTurn),
  ],
}

/** Several internships that say nothing but where they were: `s1` is «au CHRU de Tours en 2021 et à la mairie de Tours en 2022». */
export const placements: readonly Frame[] = joinings(
  ['j’ai aussi fait des stages ', 'j’ai fait des stages ', 'j’ai également été en stage '],
  ['{s1}.'],
)
/** One of them. */
export const placement: readonly Frame[] = joinings(
  ['j’ai aussi fait un stage ', 'j’ai fait un stage ', 'j’ai également été en stage '],
  ['{s1}.'],
)
