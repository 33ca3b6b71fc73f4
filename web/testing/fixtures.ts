import { type Letter, type LetterSummary, NewLetter } from '@lettrine/contract/letters'
import type { Profile } from '@lettrine/contract/profile'
import { defaultSettings } from '@lettrine/contract/settings'
import { type ApiAnswers, refusal } from './in-memory-api.ts'

let sequence = 0

/** A new id with the form of a UUIDv7 for each call. */
export const anId = (): string => {
  sequence += 1
  return `01990000-0000-7000-8000-${String(sequence).padStart(12, '0')}`
}

export const aDate = '2026-11-20T09:00:00.000Z'

export const aProfile = (fields: Partial<Profile> = {}): Profile => ({
  id: '01990000-0000-7000-9000-000000000001',
  displayName: 'Inès Carpentier',
  email: 'ines@example.org',
  isEmailVerified: true,
  plan: 'free',
  isAdmin: false,
  photoURL: null,
  phoneNumber: null,
  jobTitle: null,
  industry: null,
  location: null,
  website: null,
  bio: null,
  candidate: {
    gender: null,
    civility: null,
    address: [],
    city: '',
    experience: '',
    education: '',
    skills: [],
    achievements: [],
    languages: [],
  },
  completionRate: 30,
  memberSince: aDate,
  ...fields,
})

export const aLetter = (fields: Partial<Letter> = {}): Letter => {
  const { author: _author, ...written } = NewLetter.parse({
    title: 'Fleuriste aux Pivoines',
    jobTitle: 'Fleuriste',
    company: 'Les Pivoines',
    content: 'Madame,\n\nJe tiens votre vitrine pour un modèle du genre.',
  })
  return {
    ...written,
    id: anId(),
    writtenStatus: 'draft',
    isBookmarked: false,
    version: 1,
    wordCount: 9,
    createdAt: aDate,
    updatedAt: aDate,
    ...fields,
  }
}

export const aLetterSummary = (fields: Partial<Letter> = {}): LetterSummary => {
  const { content, offer, sender, confirmedClaims, page, ...summary } = aLetter(fields)
  return summary
}

/** Answers for a new account on the free plan, without letters: those that every screen requests. */
export const emptyAccount = (profile: Profile = aProfile()): ApiAnswers => ({
  config: {
    read: () => ({
      data: {
        publicUrl: window.location.origin,
        features: { ai: true, analytics: false, premium: true },
        writer: 'composer',
        writerName: 'Rédacteur intégré',
        socialProviders: ['google', 'github'],
      },
    }),
  },
  profile: { read: () => ({ data: profile }) },
  settings: {
    read: () => ({ data: { ...defaultSettings, allowsAnalytics: false } }),
    change: (change) => ({ data: { ...defaultSettings, allowsAnalytics: false, ...change } }),
  },
  notifications: { list: () => ({ data: { notifications: [], unreadCount: 0, lastSequence: 0 } }) },
  letters: {
    list: () => ({ data: { letters: [], nextCursor: null } }),
    stats: () => ({
      data: {
        total: 0,
        createdThisMonth: 0,
        createdLastMonth: 0,
        monthChangePercent: null,
        final: 0,
        completionPercent: null,
        sharedViews: null,
        thisWeek: 0,
      },
    }),
  },
  subscriptions: {
    letterQuota: () => ({ data: { canCreate: true, currentCount: 0, limit: 3, plan: 'free' } }),
    aiQuota: () => ({
      data: { canUse: false, currentUsage: 0, limit: 0, resetDate: null, plan: 'free' },
    }),
    current: () => {
      throw refusal('SUBSCRIPTION_NOT_FOUND')
    },
    recommendedPlan: () => ({ data: null }) as never,
  },
})
