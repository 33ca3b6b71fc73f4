import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/**
 * One job. `title`; `at`: «chez Flunch»; `where`: the same with the town; `period`; `dur`: «deux ans»; `said`: «je tenais
 * la caisse et servais», `each` the same with a subject each, `done` in the perfect; `charged`: «chargée de tenir la
 * caisse»; `rise`: «, après y avoir été vendeuse». `was` and `worked` follow the tense,
 * `been` too: of a time that has ended, «j’ai été».
 */
export const openings: readonly Frame[] = [
  ...joinings(
    [
      'comme {title} {where}, ',
      '{where}, où {been} {title} {period}, ',
      '{at}, où {been} {title} {period}, ',
      '{period}, {at}, où {been} {title}, ',
      'en tant {que title} {at}, ',
      '{period}, comme {title} {at}, ',
      '{where}, comme {title}, ',
      '{at}, {period}, {been} {title} : ',
      '{been} {title} {at} {period} : ',
      '{worked} {at} comme {title} {period} : ',
      '{period}, {worked} {at} comme {title} : ',
      '{at}, {worked} {period} comme {title} : ',
      '{worked} {period} {at} comme {title} : ',
      '{been} {title} {at} {period} ; ',
      '{at}, {been} {title} {period} ; ',
      '{period}, {worked} {at} comme {title} ; ',
      '{at}, {worked} {period} comme {title} ; ',
      '{period}, {where}, {been} {title} ; ',
      '{worked} comme {title} {at} {period} ; ',
      '{title} {at} {period}, ',
      '{title} {where} {period}, ',
      '{period}, comme {title} {where}, ',
      '{title} {period} {at}, ',
      'dans mon poste {de title} {at}, {period}, ',
      '{period}, dans mon poste {de title} {at}, ',
      'quand j’étais {title} {at}, {period}, ',
      'lorsque j’étais {title} {at}, {period}, ',
      'quand je travaillais {at} comme {title}, {period}, ',
      '{where}, où j’étais {title} {period}, ',
      '{at}, où j’étais {title} {period}, ',
      '{period}, {worked} comme {title} {at} : ',
      '{worked} comme {title} {at} {period} : ',
      '{at}, {worked} comme {title} {period} : ',
      '{period}, {where}, {been} {title} : ',
      '{where}, {been} {title} {period} : ',
      '{period}, {where}, {worked} comme {title} : ',
      '{period}, en tant {que title} {at}, ',
      'en tant {que title} {at} {period}, ',
      '{at}, en tant {que title} {period}, ',
      '{at}, comme {title} {period}, ',
      'comme {title} {at} {period}, ',
      '{been} {title} {period} {at} : ',
    ],
    ['{said}.', '{each}.'],
  ),
  '{Said} {at}, où {been} {title} {period}.',
  '{Where}, comme {title}, {done}.',
  '{Period}, comme {title} {at}, {done}.',
  'En tant {que title} {where}, {done}.',
  '{Done} {at}, où {been} {title} {period}.',
  '{Title} {at} {period}, {done}.',
  '{At}, comme {title} {period}, {done}.',
]

/** A job without a title that a sentence can hold. */
export const untitled: readonly Frame[] = [
  '{Where}, {each}.',
  '{Where}, {done}.',
  '{Period}, {where}, {said}.',
  '{Period}, {where}, {each}.',
  '{Where}, {period}, {said}.',
  '{Done} {at}{?period}.',
]

/** The same in an internship, and for an association. `placement`: «un stage», «un stage de recherche en optique». */
export const untitledInternship: readonly Frame[] = [
  'En stage {where}, {said}.',
  '{Period}, en stage {at}, {said}.',
  'Lors d’un stage {where}, {done}.',
  'Pendant un stage {at}, {period}, {done}.',
]
export const namedInternship: readonly Frame[] = [
  'Lors {de placement} {where}, {done}.',
  'Lors {de placement} {at}, {period}, {done}.',
  'Pendant {placement} {at}, {period}, {done}.',
  '{Period}, pendant {placement} {at}, {done}.',
  'Au cours {de placement} {where}, {done}.',
]
export const untitledVolunteering: readonly Frame[] = [
  'Comme bénévole {where}, {said}.',
  '{Period}, bénévole {at}, {said}.',
  'Bénévole {where}, {said}.',
]

/** What was a habit, and not made once. */
export const habits: readonly Frame[] = [
  ...joinings(
    ['dans mon poste {de title} {at}, ', '{was} {title} {at}, où ', '{at}, où {worked} comme {title}, '],
    ['{said}.', '{each}.'],
  ),
  '{Period}, {been} {title} {at} : {said}.',
  'Comme {title} {where}, {was} {charged}.',
  'Pendant {dur}, j’ai été {title} {where} : {said}.',
  'Pendant {dur}, {where}, {done}.',
  'Pendant {dur}, comme {title} {at}, {done}.',
]

/** Without an employer or a town to name. */
export const placeless: readonly Frame[] = [
  '{Period}, {said}.',
  'Comme {title}, {period}, {each}.',
  '{Period}, comme {title}, {said}.',
  '{Title} {period}, {each}.',
  '{Title} {period}, {said}.',
  '{Period}, comme {title}, {each}.',
  '{Period}, en tant {que title}, {said}.',
  '{Period}, {been} {title} : {said}.',
  '{Period}, {been} {title} ; {each}.',
  '{Was} {title} {period} : {said}.',
  'En tant {que title}, {said}.',
]

export const placelessInternship: readonly Frame[] = [
  'En stage, {period}, {said}.',
  'En stage, {said}.',
  'En stage {period}, {each}.',
]
export const placelessVolunteering: readonly Frame[] = [
  'Comme bénévole, {said}.',
  'Bénévole {period}, {said}.',
]

/** What came before all that was told. */
export const earlier: readonly Frame[] = [
  'Avant cela, {where}, {period}, {said}.',
  'Auparavant, comme {title} {where}, {said}.',
  'J’ai d’abord été {title} {at}, où {said}.',
]

/** The letter has given the title and the dates. */
export const again: readonly Frame[] = [
  ...joinings(['{at}, '], ['{said}.', '{each}.', '{done}.']),
  ...joinings(['{at}, comme {title}, ', 'comme {title} {at}, ', '{years} {at}, '], ['{said}.', '{each}.']),
  'Mon travail {at} {consisted} {toDo}.',
  '{At}, mon travail {consisted} {toDo}.',
  'Mon poste {at} {consisted} {toDo}.',
  '{At}, mon poste {consisted} {toDo}.',
  'Mon quotidien {at} {consisted} {toDo}.',
  '{At}, mon quotidien {etait} {ofDo}.',
  '{At}, j’{avais} pour tâches {ofDo}.',
  'J’{avais} pour tâches, {at}, {ofDo}.',
  '{At}, je me {chargeais} {ofDo}.',
  'Je me {chargeais} {ofDo} {at}.',
  'Mon rôle {at} {etait} {ofDo}.',
  '{At}, mon rôle {etait} {ofDo}.',
  'Mon rôle {at} {consisted} {toDo}.',
  '{At}, mon rôle {consisted} {toDo}.',
  'Mon emploi {at} {consisted} {toDo}.',
  '{At}, mon emploi {consisted} {toDo}.',
  '{At}, {must} {tasks}.',
  '{Said} {at}.',
  '{Done} {at}.',
  '{At}, {was} {charged}.',
  '{Was} {charged} {at}.',
]
export const againDone: readonly Frame[] = ['{At}, {done}.']

/** The same, where another post at the same employer was told too. */
export const againAs: readonly Frame[] = [
  ...joinings(
    ['comme {title}, ', 'en tant {que title}, ', 'dans mon poste {de title}, '],
    ['{said}.', '{each}.'],
  ),
]
export const againAsDone: readonly Frame[] = ['Comme {title}, {done}.', 'En tant {que title}, {done}.']

/** Another post at the employer that the sentence before told of. */
export const sameHouse: Readonly<Record<'before' | 'after', readonly Frame[]>> = {
  before: joinings(
    [
      'j’y ai d’abord été {title}, {period} : ',
      '{period}, j’y ai d’abord été {title} : ',
      'auparavant, j’y étais {title} : ',
      '{period}, j’y étais {title} : ',
      'avant d’occuper ce poste, j’y étais {title} : ',
      'avant cela, j’y étais {title} : ',
    ],
    ['{said}.', '{each}.'],
  ),
  after: joinings(
    [
      'j’y {wasThere} {title} ensuite, {period} : ',
      'par la suite, {period}, j’y {wasThere} {title} : ',
      'ensuite, {period}, j’y {wasThere} {title} : ',
      '{period}, j’y {wasThere} {title} : ',
    ],
    ['{said}.', '{each}.'],
  ),
}
export const sameHouseDone: typeof sameHouse = {
  before: [
    'J’y ai d’abord été {title}, {period} : {done}.',
    '{Period}, j’y étais {title} ; {done}.',
    'Avant cela, j’y étais {title} ; {done}.',
  ],
  after: ['{Period}, j’y ai été {title} : {done}.', 'J’y ai ensuite été {title}, {period} : {done}.'],
}

/** The sentence before has named the job. `saidY`: «j’y tenais la caisse». */
export const goingOn: readonly Frame[] = [
  '{Said}.',
  '{Each}.',
  '{SaidY}.',
  '{EachY}.',
  'Dans ce poste, {said}.',
  'Dans ce poste, {each}.',
  'À ce poste, {said}.',
  '{DoneY}.',
]
export const goingOnDone: readonly Frame[] = ['{DoneY}.', '{Done}.']
export const goingOnInternship: readonly Frame[] = [
  'Pendant ce stage, {done}.',
  'Au cours de ce stage, {done}.',
  'Lors de ce stage, {done}.',
]

/** More tasks of the same job. `also`: «je tenais aussi la caisse». */
export const more: readonly Frame[] = ['{Also}.', '{Equally}.', '{Said}.', '{Each}.']

/**
 * What one was in charge of, as things: `things` «le tri et les expéditions», `charged` «chargée du tri et des expéditions».
 * `held`: «j’avais», follows the tense.
 */
const chargedBeginnings = [
  '{where}, {period}, comme {title}, {was} ',
  'comme {title} {at}, {period}, {was} ',
  '{period}, comme {title} {where}, {was} ',
  '{at}, où {worked} comme {title} {period}, {was} ',
  '{title} {at} {period}, {was} ',
  '{title} {where}, {was} ',
]
export const charges: readonly Frame[] = [
  ...chargedBeginnings.map((start) => `${start}{charged}.`),
  '{period}, {been} {title} {at}, {charged}.',
  '{been} {title} {at} {period}, {charged}.',
  '{at}, {been} {title} {period}, {charged}.',
  'Comme {title} {at}, {period}, {held} en charge {things}.',
  '{Period}, comme {title} {where}, {held} en charge {things}.',
  '{Title} {at} {period}, {held} en charge {things}.',
]
/** The letter has given the title and the dates. */
export const chargesAgain: readonly Frame[] = [
  '{At}, {was} {charged}.',
  '{At}, {held} en charge {things}.',
  '{Was} {charged} {at}.',
  'Comme {title}, {was} {charged}.',
  'Comme {title}, {held} en charge {things}.',
  'En tant {que title}, {was} {charged}.',
]
/** The sentence before has named the job. */
export const chargesThere: readonly Frame[] = [
  '{WasY} {charged}.',
  'J’y {hadY} en charge {things}.',
  'Dans ce poste, {was} {charged}.',
]
/** More of them, behind others. */
export const chargesMore: readonly Frame[] = [
  '{Was} aussi {charged}.',
  '{Was} également {charged}.',
  '{Held} aussi en charge {things}.',
  '{Held} également en charge {things}.',
  'Je m’occup{ais} aussi {of}.',
  'Je m’occup{ais} également {of}.',
]

/** What was done once. */
export const achievements: readonly Frame[] = [
  '{DoneY}.',
  '{DoneAlso}.',
  '{DoneEqually}.',
  '{At}, {done}.',
  '{At}, {doneAlso}.',
]

/** Of what a task has counted for a day or a week: `result` is of all the time. */
export const sumResults: readonly Frame[] = ['En tout, {result}.', 'Au total, {result}.']

/** What came of it, one result a sentence. */
export const results: readonly Frame[] = [
  'Dans ce poste, {result}.',
  'À ce poste, {result}.',
  'Dans cet emploi, {result}.',
  'J’en retiens un résultat : {result}.',
  'Un résultat de ce travail : {result}.',
  'Pendant cette période, {result}.',
  'Durant cette période, {result}.',
  '{At}, {result}.',
  '{Result}.',
]
/** The same, where another job was told since, or in work that was no post. */
export const placedResults: readonly Frame[] = ['{At}, {result}.', '{Where}, {result}.', '{Result} {at}.']

/** The job without its tasks. */
export const currentHeads: readonly Frame[] = [
  '{Period}, je suis {title}{?at}{?rise}.',
  'Je suis {title}{?at} {period}{?rise}.',
  'Je travaille {at} comme {title}{?period}{?rise}.',
  '{At}, je suis {title}{?period}{?rise}.',
  '{At}, je travaille comme {title}{?period}{?rise}.',
  '{Period}, je travaille {at} comme {title}{?rise}.',
  'Je travaille {at} depuis {since} : d’abord {first}, puis {title} {period}.',
  'Depuis {since}, je travaille {at}, d’abord comme {first}, puis comme {title} {period}.',
]
export const pastHeads: readonly Frame[] = [
  'J’ai été {title}{?at}{?period}{?rise}.',
  '{Period}, j’ai été {title}{?at}{?rise}.',
  'J’ai travaillé comme {title}{?at}{?period}{?rise}.',
  '{At}, j’ai été {title}{?period}{?rise}.',
  '{Period}, j’ai travaillé comme {title}{?at}{?rise}.',
  '{At}, j’ai travaillé comme {title}{?period}{?rise}.',
  'J’ai travaillé {at} comme {title}{?period}{?rise}.',
  '{Period}, j’ai travaillé {at} comme {title}{?rise}.',
  'J’ai travaillé {at} de {since} à {until} : d’abord {first}, puis {title} à partir de {turn}.',
  'De {since} à {until}, j’ai travaillé {at}, d’abord comme {first}, puis comme {title} à partir de {turn}.',
]
export const earlierHeads: readonly Frame[] = [
  'Auparavant, j’ai été {title}{?at}{?period}.',
  'Avant cela, j’ai été {title}{?at}{?period}.',
  'Auparavant, j’ai travaillé comme {title}{?at}{?period}.',
]
export const internshipHeads: readonly Frame[] = [
  'J’ai fait {placement} {at}{?period}.',
  '{Period}, j’ai fait {placement} {at}.',
  'J’ai aussi fait {placement} {at}{?period}.',
  '{At}, j’ai fait {placement}{?period}.',
]
export const placeHeads: readonly Frame[] = [
  'J’ai travaillé {at}{?period}.',
  '{Period}, j’ai travaillé {at}.',
]
