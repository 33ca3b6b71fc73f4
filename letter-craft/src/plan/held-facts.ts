import { cefrLevelIn } from '../career/words.fr.ts'
import { isHeld } from '../realisation/credentials.ts'
import type { CareerCards, JobCard } from './facts.ts'

/** «Préparation de commandes CACES 1/3/5»: what the line of a job holds is held. */
export function caces({ id, tasks, to, current }: JobCard, year: number): CareerCards['certificates'] {
  // A CACES is valid for five years: an older one may have ended.
  if (!current && Number(to.slice(0, 4)) < year - 5) return []
  const found =
    /(?<!\p{L})CACES\s*(R\s?\d{3}\s*)?(?:cat(?:égories?|\.)?\s*)?((?:\d[A-B]?)(?:\s*(?:[/,]|et)\s*\d[A-B]?)*)/iu.exec(
      tasks.join('\n'),
    )
  if (!found) return []
  const numbers = (found[2] ?? '').split(/\s*(?:[/,]|et)\s*/u)
  const listed = [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' et ')
  return [{ id, name: ['CACES', found[1]?.trim(), listed].filter(Boolean).join(' '), year: '' }]
}

/** «Anglais courant», where only a name is asked for, has its level behind it. */
export function withLevel(card: CareerCards['languages'][number]): CareerCards['languages'][number] {
  const [name = '', ...level] = card.name.trim().split(/[\s(]+/u)
  return level.length === 0 || /^langue/iu.test(name)
    ? card
    : {
        ...card,
        name,
        level: `${card.level} ${level.join(' ')}`.trim(),
        cefr: card.cefr || cefrLevelIn(card.name),
      }
}

/** «B-C-EB» are three licences to drive; «pemis B» is one; «permis B en cours» is none. */
export function licencesIn(card: CareerCards['certificates'][number]): CareerCards['certificates'] {
  if (!isHeld(card.name)) return []
  const letters =
    /^\s*(?:pe?r?mis\s+)?((?:[ABCD]1?E?|BE|EB)(?:\s*(?:[-,/&]|et)\s*(?:[ABCD]1?E?|BE|EB|EC))*)\s*$/u.exec(
      card.name
        .replace(/^\s*pe?r?mis\s*:?\s*/iu, 'permis ')
        // «permis A, B, côtier»: that of boats is another matter.
        .replace(/,\s*(?:permis\s+)?(?:côtier|bateau|fluvial|hauturier)\s*$/iu, ''),
    )?.[1]
  if (!letters || (!/mis/iu.test(card.name) && !/[-,/&]|et/u.test(letters))) return [card]
  return letters.split(/\s*(?:[-,/&]|et)\s*/u).map((letter) => ({ ...card, name: `permis ${letter}` }))
}
