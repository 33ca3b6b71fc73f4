import type { Frame } from './frame.ts'

/**
 * One job. `title`; `at`: «chez Flunch»; `where`: the same with the town; `period`; `dur`: «deux ans»; `said`: «je tenais
 * la caisse et servais», `each` the same with a subject each, `done` in the perfect; `todo`: «à tenir la caisse»; `tasks`:
 * infinitives; `charged`: «chargée de tenir la caisse». `was`, `consisted`, `must` and `had` follow the tense.
 */
export const openings: readonly Frame[] = [
  '{Period}, {where}, {said}.',
  'Comme {title} {where}, {said}.',
  '{Where}, où {was} {title} {period}, {said}.',
  '{Said} {at}, où {was} {title} {period}.',
  'En tant {que title} {at}, {said}.',
  'Comme {title}, {period}, {done}.',
  'C’est {at}, {period}, que {done}.',
  '{Where}, comme {title}, {each}.',
  '{Where}, comme {title}, {done}.',
  '{Period}, comme {title} {at}, {said}.',
  '{Worked} {at} comme {title} {period} : {said}.',
  'Dans le poste {de title} que {heldIt} {at}, {said}.',
  'C’est comme {title} {at}, {period}, que {done}.',
  '{Done} {at}, où {was} {title} {period}.',
  '{At}, {period}, {was} {title} : {said}.',
]

/** A job without a title that a sentence can hold. */
export const untitled: readonly Frame[] = [
  '{Where}, {each}.',
  '{Where}, {done}.',
  '{Period}, {where}, {said}.',
]

/** What was a habit, and not made once. */
export const habits: readonly Frame[] = [
  'Comme {title} {at}, {period}, {each}.',
  '{Title} {at} {period}, {each}.',
  'Mon poste {de title} {at} {consisted} {todo}.',
  '{Period}, mon travail {at} {consisted} {todo}.',
  '{Period}, {was} {title} {at} : {said}.',
  '{Period}, {where}, {must} {tasks}.',
  '{Period}, {where}, {was} {charged}.',
  'Comme {title} {where}, {was} {charged}.',
  'Pendant {dur}, {where}, {each}.',
  '{At}, le poste {de title} {consisted} {todo}.',
  '{Period}, {where}, {had} {todo}.',
  'Dans mon poste {de title} {at}, {each}.',
  'Le poste {de title} que {heldIt} {at} {consisted} {todo}.',
  '{Period}, {heldIt} {at} un poste {de title} : {said}.',
  'Mes journées {de title} {at} {consistedAll} {todo}.',
  '{Where}, {period}, mes journées {consistedAll} {todo}.',
  '{At}, comme {title}, {had} {todo}.',
  '{At}, comme {title}, {must} {tasks}.',
  '{Period}, comme {title} {at}, {had} {todo}.',
  '{Period}, comme {title} {at}, {must} {tasks}.',
  'Mon travail {de title} {at} {consisted} {todo}.',
  '{Was} {title} {at} {period}, et {said}.',
  '{Was} {title} {at}, où {said}.',
  '{Period}, {at}, le travail {de title} {consisted} {todo}.',
]

/** Without an employer or a town to name. */
export const placeless: readonly Frame[] = [
  '{Period}, {said}.',
  'Comme {title}, {period}, {each}.',
  '{Period}, comme {title}, {said}.',
  '{Title} {period}, {each}.',
  'En tant {que title}, {said}.',
]

/** What came before all that was told. */
export const earlier: readonly Frame[] = [
  'Avant cela, {where}, {period}, {said}.',
  'Auparavant, comme {title} {where}, {said}.',
  'J’ai d’abord été {title} {at}, où {said}.',
]

/** The letter has given the title and the dates. */
export const again: readonly Frame[] = [
  '{At}, {said}.',
  '{At}, {each}.',
  '{At}, {done}.',
  '{At}, {had} {todo}.',
  '{At}, {must} {tasks}.',
  '{At}, {was} {charged}.',
  'Concrètement, {at}, {said}.',
  'Mon poste {at} {consisted} {todo}.',
  'Mon travail {at} {consisted} {todo}.',
]
export const againDone: readonly Frame[] = [
  '{At}, {done}.',
  'C’est {at} que {done}.',
  'Concrètement, {at}, {done}.',
]

/** The sentence before has named the job. `saidY`: «j’y tenais la caisse». */
export const goingOn: readonly Frame[] = [
  '{SaidY}.',
  '{EachY}.',
  '{DoneY}.',
  'Concrètement, {said}.',
  'Dans ce poste, {each}.',
  'Dans ce cadre, {each}.',
  '{WasY} {charged}.',
  '{Must} {tasks}.',
  'Ce poste {consisted} {todo}.',
  'Mon travail {consisted} {todo}.',
  '{HadY} {todo}.',
]
export const goingOnDone: readonly Frame[] = ['{DoneY}.', 'Dans ce poste, {done}.']

/** More tasks of the same job. `also`: «je tenais aussi la caisse». */
export const more: readonly Frame[] = [
  '{Also}.',
  '{Equally}.',
  'En plus de cela, {said}.',
  'De plus, {each}.',
  '{Must} aussi {tasks}.',
  '{Had} également {todo}.',
  'Par ailleurs, {said}.',
  '{Was} aussi {charged}.',
  'À cela s’ajoutait une autre tâche : {single}.',
  '{Had} aussi {todo}.',
]

export const results: readonly Frame[] = [
  '{DoneY}.',
  'Dans ce poste, {done}.',
  '{DoneAlso}.',
  'De ce poste, je retiens aussi ceci : {done}.',
]

/** The job without its tasks. */
export const currentHeads: readonly Frame[] = [
  '{Period}, je suis {title}{?at}.',
  'Je suis {title}{?at} {period}.',
  'Je travaille {at} comme {title}{?period}.',
  'J’exerce comme {title}{?at}{?period}.',
  'J’occupe {at} un poste {de title}{?period}.',
  'Aujourd’hui, je suis {title}{?at}.',
]
export const pastHeads: readonly Frame[] = [
  'J’ai été {title}{?at}{?period}.',
  '{Period}, j’étais {title}{?at}.',
  'J’ai travaillé comme {title}{?at}{?period}.',
  'J’ai exercé comme {title} {at}{?period}.',
  '{At}, j’ai été {title}{?period}.',
  'C’est {at}, {period}, que j’ai été {title}.',
  'J’ai tenu {at} un poste {de title}{?period}.',
  'J’ai occupé un poste {de title} {at}{?period}.',
  'Mon parcours compte un poste {de title} {at}{?period}.',
]
export const earlierHeads: readonly Frame[] = [
  'Auparavant, j’ai été {title}{?at}{?period}.',
  'Avant cela, j’étais {title}{?at}{?period}.',
]
export const internshipHeads: readonly Frame[] = [
  'J’ai fait un stage {at}{?period}.',
  '{Period}, j’étais en stage {at}.',
  'J’ai aussi fait un stage {at}{?period}.',
]
export const placeHeads: readonly Frame[] = [
  'J’ai travaillé {at}{?period}.',
  '{Period}, j’ai travaillé {at}.',
]
