import { defineEvent } from '../../platform/events/events.ts'

export type SharedLetterViewed = { userId: string; letterId: string; title: string; at: Date }

/** A visitor opened a shared letter, the first time that day. */
export const sharedLetterOpened = defineEvent<SharedLetterViewed>('sharing.letter-opened')

export const sharedLetterDownloaded = defineEvent<SharedLetterViewed>('sharing.letter-downloaded')
