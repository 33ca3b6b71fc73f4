import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id } from './fields.ts'

const count = z.number().int().min(0)

const figures = {
  /** Views by the writer and by visitors with a link, counted once per person and day. */
  views: count,
  /** Of these, views through a shared link. */
  sharedViews: count,
  /** Versions in the history. */
  edits: count,
  /** Times a link was sent or copied. */
  shares: count,
  /** Downloads by the writer or from a shared link. */
  downloads: count,
}

/** Activity of a letter on one day, in the Europe/Paris time zone. */
export const ActivityDay = z.object({ day: z.iso.date(), ...figures })
export type ActivityDay = z.infer<typeof ActivityDay>

export const LetterActivity = z.object({
  totalViews: count,
  sharedViews: count,
  totalEdits: count,
  totalShares: count,
  totalDownloads: count,
  /** One entry per requested day, oldest first, today last. */
  days: z.array(ActivityDay),
})
export type LetterActivity = z.infer<typeof LetterActivity>

export const statsDays = { min: 7, max: 365, default: 30 } as const

const route = endpoints('Letters')

export const activity = {
  stats: route
    .get('/letters/{id}/stats', 'Views, edits, shares and downloads')
    .input(
      z.object({
        id,
        days: z.coerce.number().int().min(statsDays.min).max(statsDays.max).default(statsDays.default),
      }),
    )
    .output(data(LetterActivity)),
  incrementViews: route
    .post('/letters/{id}/increment-views', 'Count an opening by the writer, once a day')
    .input(z.object({ id }))
    .output(data(z.object({ views: count }))),
}
