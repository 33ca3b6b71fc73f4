import { defineEvent } from '../../platform/events/events.ts'

export type SharedLetterSeen = { userId: string; letterId: string; title: string; at: Date }

/** A visitor opened a shared letter, the first time that day. */
export const sharedLetterOpened = defineEvent<SharedLetterSeen>('sharing.letter-opened')

export const sharedLetterDownloaded = defineEvent<SharedLetterSeen>('sharing.letter-downloaded')
