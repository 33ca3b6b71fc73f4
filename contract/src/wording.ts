import { z } from 'zod'
import { line, name } from './fields.ts'
import { letterPlanMessages as texts } from './letter-plan.fr.ts'
import { limits } from './limits.ts'

const infinitiveGroup = /^(?:s[’']occuper d(?:e |u |es |[’'])|(?!s[’'])\p{L}+(?:er|ir|re)[\s,])\s*\S/iu

/** Whether each task of a wording, between semicolons, opens with an infinitive and goes on with its object. */
export const isWording = (text: string): boolean =>
  text.split(';').every((task) => infinitiveGroup.test(task.trim()))

/** How a letter says a line of a card: «filmer les palettes»; blank for a line that it leaves out. */
export const Wording = line(limits.careerLine).refine((text) => text === '' || isWording(text), texts.wording)

/** Wordings by line of a card, as it was typed. */
export const Wordings = z
  .record(name(limits.careerLine), Wording)
  .refine((wordings) => Object.keys(wordings).length <= limits.wordings, texts.tooManyWordings)
export type Wordings = z.infer<typeof Wordings>

/** What a letter would say of a line of a card that it is unsure of. */
export const LineWording = z.object({
  cardId: z.string().describe('The card that the line stands on'),
  line: z.string().describe('The line as it was typed; lines that a page had cut are joined by a space'),
  said: z
    .string()
    .nullable()
    .describe('What the letter would say: «je filmais les palettes»; null where it can say nothing'),
  wording: z
    .string()
    .nullable()
    .describe('The same as infinitives, to be confirmed or changed; tasks are parted by semicolons'),
  isSure: z.boolean().describe('False for a guess; true for a wording of `answers` that can be said'),
})
export type LineWording = z.infer<typeof LineWording>
