import { z } from 'zod'

/** Every successful answer is `{ "data": … }`. */
export const data = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema })

/** One page of a keyset-paginated list; `nextCursor` is null on the last page. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(500).optional(),
})
export type Page = z.infer<typeof Page>
