import { plainLetters } from '../french/plain-letters.ts'
import { readTasks } from '../realisation/task.ts'
import type { VerbPhrase } from '../realisation/verb-phrase.ts'
import type { FactDeps } from './facts.ts'
import { readWorded } from './worded-tasks.ts'

/** The tasks of a card: those that the person worded as they stand, the others as they are read. */
export function readLines(lines: readonly string[], card: string, deps: FactDeps): readonly VerbPhrase[] {
  const worded = deps.confirmed?.get(card)
  return worded
    ? readWorded(lines, worded, deps)
    : readTasks(lines.map(inPlural), deps.morphology, deps).map((task) => {
        const text = withoutTail(task.text)
        const verbs = task.verbs.filter(({ at }) => at < text.length)
        return { ...task, text, verbs, doubt: (task.doubt ?? 0) + (hollow.test(text) ? hollowDoubt : 0) }
      })
}

/** «un livre pédagogique, sur l’environnement, pour enfant» */
const inPlural = (line: string): string =>
  line
    .replace(
      /,? pour (enfant|adolescent|adulte|senior|débutant|particulier|professionnel)(?!\p{L})/giu,
      ' pour $1s',
    )
    // «un livre, sur l’environnement pour enfants»
    .replace(/(, sur [^,]+)( pour \p{L}+s)$/u, '$2$1')

/** «organiser les tâches», «classer les pièces»: whose, for what? */
const hollow =
  /^\p{L}+(?:,? (?:et )?\p{L}+)? (?:les|des) (?:tâches|pièces|éléments|missions|activités|opérations)(?: et les \p{L}+)?$/u
const hollowDoubt = 0.8

/**
 * Without the lists of a CV: «diriger la cellule armement (organisation, logistique et entretien)»; «(IATA, ADR)» and «(80
 * appels par jour)» tell something. «…de l’application telle que la refonte de l’application» says its words twice.
 */
function withoutTail(text: string): string {
  const listed = text.replace(/\s*\((?=(?:[^\s()]+\s+){3,})[^()\d]*\)/gu, '')
  // What one respects is no deed; «en parallèle» of what the CV said before.
  const bare = (hollow.test(listed) ? text : listed).replace(/,? et respecter [^,]*$| en parallèle$/u, '')
  const [, head = '', tail = ''] = /^(.{12,}?),? tel(?:le)?s? que (.+)$/u.exec(bare) ?? []
  const words = (part: string): readonly string[] => plainLetters(part).match(/[a-z]{5,}/gu) ?? []
  return words(tail).some((word) => words(head).includes(word)) ? head : bare
}
