import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id, name, prose } from './fields.ts'
import { limits } from './limits.ts'
import { voiceMessages as texts } from './voice.fr.ts'

export const TurnChoice = z.enum(['favourite', 'avoided', 'any'])
export type TurnChoice = z.infer<typeof TurnChoice>

/** What a person changed in what was measured. */
export const VoiceChoices = z.object({
  /** Whether letters follow the voice at all. */
  isUsed: z.boolean(),
  /** How long a usual sentence is; `measured` follows the texts, `any` asks for nothing. */
  sentences: z.enum(['measured', 'short', 'medium', 'long', 'any']),
  formality: z.enum(['measured', 'plain', 'formal', 'any']),
  /** By name of the turn; a turn that is not named follows the texts. */
  turns: z
    .record(name(limits.voiceTurn), TurnChoice)
    .refine((turns) => Object.keys(turns).length <= limits.voiceTurns),
})
export type VoiceChoices = z.infer<typeof VoiceChoices>

/** Before anything was changed. */
export const measuredVoice: VoiceChoices = {
  isUsed: true,
  sentences: 'measured',
  formality: 'measured',
  turns: {},
}

const VoiceText = z.object({
  id,
  content: z.string(),
  /** Words in it. */
  words: z.number().int().min(0),
  addedAt: z.iso.datetime(),
})
export type VoiceText = z.infer<typeof VoiceText>

/** Habits measured in the texts. */
export const VoiceHabits = z.object({
  /** Words and sentences that were read. */
  words: z.number().int().min(0),
  sentences: z.number().int().min(0),
  /** Words of the median sentence. */
  sentenceWords: z.number().int().min(0),
  /** Null where nothing tells. */
  formality: z.enum(['plain', 'formal']).nullable(),
  /** Names of turns used twice or more, most used first. */
  favourites: z.array(z.string()),
  /** Names of turns that never occur; empty where the texts are too short to tell. */
  unused: z.array(z.string()),
})
export type VoiceHabits = z.infer<typeof VoiceHabits>

/** How a person writes: their texts, what was measured in them, and what they changed. */
export const Voice = z.object({
  /** Oldest first. */
  texts: z.array(VoiceText),
  /** Null with too few texts, or too short ones. */
  habits: VoiceHabits.nullable(),
  choices: VoiceChoices,
})
export type Voice = z.infer<typeof Voice>

const route = endpoints('Voice')

export const voice = {
  get: route.get('/voice', 'How the signed-in user writes').output(data(Voice)),
  addText: route
    .post('/voice/texts', 'Add a text that the user wrote; the same text again changes nothing', {
      successStatus: 201,
    })
    .input(
      z.object({
        content: prose(limits.voiceText).refine(
          (text) => text.trim().length >= limits.voiceTextMin,
          texts.tooShort,
        ),
      }),
    )
    .output(data(Voice)),
  removeText: route
    .delete('/voice/texts/{id}', 'Forget a text; forgetting it again changes nothing')
    .input(z.object({ id }))
    .output(data(Voice)),
  choose: route
    .put('/voice/choices', 'Replace what the user changed in what was measured')
    .input(VoiceChoices)
    .output(data(Voice)),
  erase: route.delete('/voice', 'Forget texts and choices').output(data(Voice)),
}
