import { defineEvent } from '../../platform/events/events.ts'

export type SharedLetterViewed = { userId: string; letterId: string; title: string; at: Date }

/** First view of a shared letter by a visitor that day. */
export const sharedLetterOpened = defineEvent<SharedLetterViewed>('sharing.letter-opened')

export const sharedLetterDownloaded = defineEvent<SharedLetterViewed>('sharing.letter-downloaded')
