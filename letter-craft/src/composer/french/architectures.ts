import type { Situation } from '../../plan/pair.ts'

/** What a paragraph may do next. A move that has no fact says nothing. */
export type Move =
  | 'hook'
  | 'proof'
  | 'apply'
  | 'change'
  | 'first-job'
  | 'second-job'
  | 'third-job'
  | 'bridge'
  | 'path'
  | 'education'
  | 'studies'
  | 'holdings'
  | 'own-words'
  | 'motive'
  | 'start'
  | 'meeting'

type Outline = readonly (readonly Move[])[]

/** «hook proof | first-job»: moves, and paragraphs between bars. */
const outline = (text: string): Outline =>
  text.split(' | ').map((paragraph) => paragraph.split(' ') as Move[])

/**
 * The outlines of each situation: paragraphs of moves, written by hand. The seed picks one; the drafts are judged against
 * each other.
 */
export const architectures: Readonly<Record<Situation, readonly Outline[]>> = {
  'same-occupation': [
    outline(
      'hook proof apply | first-job bridge | second-job third-job own-words path | education holdings | motive start meeting',
    ),
    outline(
      'hook apply | first-job bridge | second-job third-job own-words | path holdings education | motive start meeting',
    ),
    outline(
      'hook proof apply | first-job | second-job third-job bridge own-words path | education holdings | motive start meeting',
    ),
    outline(
      'hook proof apply | motive | first-job bridge | second-job third-job own-words path | education holdings | start meeting',
    ),
  ],
  'close-occupation': [
    outline(
      'hook proof apply | first-job bridge | second-job third-job own-words path | education holdings | motive start meeting',
    ),
    outline(
      'hook apply | first-job bridge | second-job third-job own-words | path education holdings | motive start meeting',
    ),
    outline(
      'hook proof apply | first-job second-job third-job bridge | own-words path education holdings | motive start meeting',
    ),
  ],
  'change-of-occupation': [
    outline(
      'hook apply | change first-job bridge | second-job third-job own-words path | studies education holdings | motive start meeting',
    ),
    outline(
      'hook studies apply | change first-job bridge second-job | third-job own-words path | education holdings | motive start meeting',
    ),
    outline(
      'hook apply | change first-job bridge second-job | third-job own-words path studies education holdings | motive start meeting',
    ),
    outline(
      'hook apply | motive | change first-job bridge | second-job third-job own-words path | studies education holdings | start meeting',
    ),
  ],
  'first-job': [
    outline(
      'hook apply | studies education bridge | first-job second-job third-job own-words path | holdings | motive start meeting',
    ),
    outline(
      'hook studies apply | first-job bridge | second-job third-job own-words path education holdings | motive start meeting',
    ),
    outline(
      'hook proof apply | first-job second-job third-job own-words path | studies education holdings | motive start meeting',
    ),
  ],
  internship: [
    outline(
      'hook apply | studies education | first-job bridge | second-job third-job own-words path | holdings | motive start meeting',
    ),
    outline(
      'hook studies apply | motive | first-job bridge second-job third-job path | own-words education holdings | start meeting',
    ),
    outline(
      'hook apply | studies education bridge | first-job second-job third-job own-words path | holdings | motive start meeting',
    ),
  ],
  apprenticeship: [
    outline(
      'hook apply | studies education | first-job bridge | second-job third-job own-words path | holdings | motive start meeting',
    ),
    outline(
      'hook studies apply | motive | first-job bridge second-job third-job path | own-words education holdings | start meeting',
    ),
    outline(
      'hook apply | studies education | first-job second-job third-job path bridge own-words | holdings | motive start meeting',
    ),
  ],
  'return-to-work': [
    outline(
      'hook proof apply | first-job bridge | second-job third-job own-words path | education holdings | motive start meeting',
    ),
    outline(
      'hook apply | first-job second-job third-job bridge | own-words path education holdings | motive start meeting',
    ),
    outline(
      'hook proof apply | first-job bridge | second-job third-job own-words path education | holdings | motive start meeting',
    ),
  ],
  'internal-move': [
    outline(
      'hook proof apply | first-job bridge | second-job third-job own-words path | education holdings | motive start meeting',
    ),
    outline(
      'hook proof apply | first-job bridge | second-job third-job own-words path education | holdings | motive start meeting',
    ),
    outline(
      'hook apply | first-job bridge second-job third-job path | own-words education holdings | motive start meeting',
    ),
  ],
  unsolicited: [
    outline(
      'hook proof | first-job bridge | second-job third-job own-words path | education holdings | motive start meeting',
    ),
    outline(
      'hook motive | first-job | second-job third-job own-words path | education holdings | start meeting',
    ),
    outline(
      'hook | first-job bridge second-job third-job own-words | path education holdings | motive start meeting',
    ),
  ],
  'public-service': [
    outline(
      'hook proof apply | first-job bridge | second-job third-job own-words path | education holdings | motive start meeting',
    ),
    outline(
      'hook apply | first-job bridge second-job third-job | own-words path education holdings | motive start meeting',
    ),
    outline(
      'hook proof apply | first-job second-job third-job own-words path | bridge education holdings | motive start meeting',
    ),
  ],
  scholarship: [
    outline(
      'hook studies | education own-words motive | first-job second-job third-job path | holdings | start meeting',
    ),
    outline(
      'hook | studies education | first-job second-job third-job own-words path holdings | motive start meeting',
    ),
    outline(
      'hook motive | studies education | first-job second-job third-job own-words path holdings | start meeting',
    ),
  ],
  admission: [
    outline(
      'hook studies | education own-words motive | first-job second-job third-job path | holdings | start meeting',
    ),
    outline(
      'hook | studies education | first-job second-job third-job own-words path holdings | motive start meeting',
    ),
    outline(
      'hook motive | studies education | first-job path second-job third-job own-words holdings | start meeting',
    ),
  ],
}
