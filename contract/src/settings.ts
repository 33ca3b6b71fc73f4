import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { Language, Tone } from './letters.ts'
import { PageDesign } from './page.ts'
import { wordTargetRange } from './public-constants.ts'

export const ThemeChoice = z.enum(['system', 'light', 'dark'])
export type ThemeChoice = z.infer<typeof ThemeChoice>

/** Notification topics that can be muted. Security and billing cannot. */
export const NoticeTopic = z.enum(['sharing', 'quota', 'subscription'])
export type NoticeTopic = z.infer<typeof NoticeTopic>

export { wordTargetRange }

const topics = z.array(NoticeTopic).transform((list) => [...new Set(list)])

export const Settings = z.object({
  tone: Tone,
  language: Language,
  design: PageDesign,
  wordTarget: z.number().int().min(wordTargetRange.min).max(wordTargetRange.max),
  theme: ThemeChoice,
  notifyAbout: topics,
  mailAbout: topics,
  /** Whether facts and letters may be sent to the language model; without it only the built-in writer works. */
  allowsModel: z.boolean(),
  /** Null until the person was asked. */
  allowsAnalytics: z.boolean().nullable(),
})
export type Settings = z.infer<typeof Settings>

const route = endpoints('Users')

export const settings = {
  read: route.get('/users/settings', 'How the user likes to write').output(data(Settings)),
  change: route
    .put('/users/settings', 'Change settings; absent ones keep their value')
    .input(Settings.partial())
    .output(data(Settings)),
}
