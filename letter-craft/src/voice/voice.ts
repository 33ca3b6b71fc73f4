/** How ceremonious a writer is. */
export type Formality = 'plain' | 'formal'

/** Habits measured in texts that a person wrote. */
export type Habits = {
  /** Words that were read. */
  readonly words: number
  readonly sentences: number
  /** Words of the median sentence. */
  readonly sentenceWords: number
  /** Undefined where nothing tells. */
  readonly formality?: Formality
  /** Ids of the turns used twice or more, most used first. */
  readonly favourites: readonly string[]
  /** Ids of the turns that never occur; empty where the texts are too short to tell. */
  readonly unused: readonly string[]
}

export type TurnChoice = 'favourite' | 'avoided' | 'any'

/** What a person changed in what was measured. */
export type VoiceChoices = {
  /** Words of a sentence; `measured` follows the texts, `any` asks for nothing. */
  readonly sentences: 'measured' | 'short' | 'medium' | 'long' | 'any'
  readonly formality: 'measured' | Formality | 'any'
  /** By id of the turn; a turn that is not named follows the texts. */
  readonly turns: Readonly<Record<string, TurnChoice>>
}

/** What steers the choice among drafts. */
export type Voice = {
  /** Words of a usual sentence. */
  readonly sentenceWords?: number
  readonly formality?: Formality
  /** Ids of turns. */
  readonly favourites: readonly string[]
  readonly avoided: readonly string[]
}

/** Words of a usual sentence, by the length asked for. */
const sentenceLengths = { short: 11, medium: 16, long: 22 } as const

export const noChoices: VoiceChoices = { sentences: 'measured', formality: 'measured', turns: {} }

/** What the person chose, else what was measured. */
export function voiceOf(habits: Habits | undefined, choices: VoiceChoices): Voice {
  const { sentences, formality, turns } = choices
  const sentenceWords =
    sentences === 'measured'
      ? habits?.sentenceWords
      : sentences === 'any'
        ? undefined
        : sentenceLengths[sentences]
  const manner = formality === 'measured' ? habits?.formality : formality === 'any' ? undefined : formality
  const chosen = (wanted: TurnChoice) => Object.keys(turns).filter((id) => turns[id] === wanted)
  const measured = (ids: readonly string[] = []) => ids.filter((id) => turns[id] === undefined)
  return {
    favourites: [...chosen('favourite'), ...measured(habits?.favourites)],
    avoided: [...chosen('avoided'), ...measured(habits?.unused)],
    ...(sentenceWords !== undefined && { sentenceWords }),
    ...(manner && { formality: manner }),
  }
}
