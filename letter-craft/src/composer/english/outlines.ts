import type { Situation } from '../../plan/pair.ts'

/** What a paragraph may do next. A move that has no fact says nothing. */
export type Move =
  | 'hook'
  | 'proof'
  | 'apply'
  | 'change'
  | 'job'
  | 'bridge'
  | 'path'
  | 'education'
  | 'studies'
  | 'holdings'
  | 'summary'
  | 'own-words'
  | 'motive'
  | 'start'
  | 'meeting'

type Outline = readonly (readonly Move[])[]

const outlines = (...texts: readonly string[]): readonly Outline[] =>
  texts.map((text) => text.split(' | ').map((paragraph) => paragraph.split(' ') as Move[]))

const practised = outlines(
  'hook proof apply | job bridge | job job own-words path | education holdings motive | summary start meeting',
  'hook proof | job bridge job | own-words job job path education holdings | motive summary apply start meeting',
  'hook apply | job bridge | job own-words job job path | holdings education | motive summary start meeting',
  'hook proof motive | apply job bridge | job job job own-words path | education holdings | summary start meeting',
)
const placements = outlines(
  'hook studies apply | education job bridge | job own-words job job path | holdings motive summary start meeting',
  'hook studies | job bridge job own-words | education holdings motive | apply summary start meeting',
  'hook apply | studies education | job bridge job own-words path | holdings motive summary start meeting',
)
const projects = outlines(
  'hook studies | education own-words motive | job job | holdings start meeting',
  'hook motive | studies education | job job own-words path | holdings start meeting',
  'hook | studies education | job job own-words holdings | motive start meeting',
)

/**
 * The outlines of each situation, in the order of English letters: what they need, what proves it, then the rest, and an
 * interview. The seed picks one; the drafts are judged against each other.
 */
export const englishOutlines: Readonly<Record<Situation, readonly Outline[]>> = {
  'same-occupation': practised,
  'close-occupation': practised,
  'change-of-occupation': outlines(
    'hook change apply | studies education | job bridge | job job own-words path | holdings motive summary start meeting',
    'hook change | job bridge job own-words | studies education holdings path | motive summary apply start meeting',
    'hook apply | change job bridge | studies education | job own-words path | holdings motive summary start meeting',
  ),
  'first-job': outlines(
    'hook apply | studies education | job bridge job own-words path | holdings motive | summary start meeting',
    'hook studies | job bridge job own-words | education holdings motive | apply summary start meeting',
    'hook proof apply | job job own-words path | studies education holdings | motive summary start meeting',
  ),
  internship: placements,
  apprenticeship: placements,
  'return-to-work': outlines(
    'hook proof apply | job bridge | job job job own-words path | education holdings | motive summary start meeting',
    'hook apply | job job bridge own-words | job education holdings path | motive summary start meeting',
    'hook proof | job bridge job own-words | education holdings path motive | apply summary start meeting',
  ),
  'internal-move': outlines(
    'hook proof apply | job bridge | job own-words path | education holdings | motive summary start meeting',
    'hook apply | job bridge job | own-words education holdings motive | summary start meeting',
    'hook proof | job job own-words bridge | education holdings path | motive apply summary start meeting',
  ),
  unsolicited: outlines(
    'hook proof | job bridge | job job job own-words path | education holdings motive | summary start meeting',
    'hook motive | job bridge | job own-words path | education holdings | start meeting',
    'hook | job bridge job own-words | path education holdings | motive start meeting',
  ),
  'public-service': outlines(
    'hook proof apply | job bridge | job job job own-words path | education holdings | motive summary start meeting',
    'hook apply | education holdings | job bridge job own-words | path motive summary start meeting',
    'hook proof | job bridge | job own-words path | holdings education motive | apply summary start meeting',
  ),
  scholarship: projects,
  admission: projects,
}
