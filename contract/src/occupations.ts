import { z } from 'zod'
import { careerMessages as texts } from './career.fr.ts'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { line } from './fields.ts'
import { limits } from './limits.ts'

/** A code of the French register of occupations, ROME 4.0: `D1106`. */
export const OccupationCode = z.string().regex(/^[A-N]\d{4}$/, texts.occupationCode)

/** A job title in both genders; equal where one form serves both. */
export const OccupationTitle = z.object({ masculine: z.string(), feminine: z.string() })
export type OccupationTitle = z.infer<typeof OccupationTitle>

/** A title found by its words, with the occupation that it names. */
export const FoundTitle = OccupationTitle.extend({ code: OccupationCode })
export type FoundTitle = z.infer<typeof FoundTitle>

export const Occupation = z.object({
  code: OccupationCode,
  /** The occupation’s own name. */
  name: OccupationTitle,
  titles: z.array(OccupationTitle),
  /** What one does, as infinitives with their object: «accueillir et conseiller les clients». */
  tasks: z.array(z.string()),
  /** How one enters it, in sentences of the register. */
  access: z.array(z.string()),
  /** The diplomas those sentences name: «CAP», «BTS». */
  diplomas: z.array(z.string()),
  /** Occupations with the most tasks alike, nearest first. */
  near: z.array(z.object({ code: OccupationCode, name: OccupationTitle })),
})
export type Occupation = z.infer<typeof Occupation>

const route = endpoints('Occupations')

export const occupations = {
  search: route
    .get('/occupations', 'Job titles of the ROME register by their words, typing faults allowed')
    .input(
      z.object({
        search: line(limits.search).min(1),
        limit: z.coerce.number().int().min(1).max(20).default(8),
      }),
    )
    .output(data(z.object({ items: z.array(FoundTitle) }))),
  read: route
    .get('/occupations/{code}', 'One occupation: titles, tasks, usual diplomas, near occupations')
    .input(z.object({ code: OccupationCode }))
    .output(data(Occupation)),
}
