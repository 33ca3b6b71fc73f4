import type { PublicConfig } from '@lettrine/contract/config'
import { defaultSettings } from '@lettrine/contract/default-settings'
import { type Letter, type LetterSummary, NewLetter } from '@lettrine/contract/letters'
import type { Notification } from '@lettrine/contract/notifications'
import type { Profile } from '@lettrine/contract/profile'
import type { SecondFactorState } from '@lettrine/contract/second-factor'
import { measuredVoice } from '@lettrine/contract/voice'
import { fallbackPlans } from '../app/shared/plans/fallback-plans.ts'
import { emptyCareer } from './career-fixtures.ts'
import { type ApiAnswers, refusal } from './in-memory-api.ts'
import { aPreview } from './page-fixtures.ts'

// Test files share a browser, which stores drafts by the id of their letter.
let sequence = Math.floor(Math.random() * 1_000_000) * 1_000

/** Answers about the quota of somebody with a plan. */
export const withPlan = (plan: 'basic' | 'pro' | 'premium') => ({
  aiQuota: () => ({
    data: { canUse: true, currentUsage: 0, limit: 20, resetDate: null, plan },
  }),
})

/** A new id with the form of a UUIDv7 for each call. */
export const anId = (): string => {
  sequence += 1
  return `01990000-0000-7000-8000-${String(sequence).padStart(12, '0')}`
}

export const aDate = '2026-11-20T09:00:00.000Z'
const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 3_600_000).toISOString()

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
  const { content, offer, sender, confirmedClaims, page, plan, ...summary } = aLetter(fields)
  return summary
}

/** What the installation says of itself: no model, no billing, nothing counted. */
export const publicConfig = (): PublicConfig => ({
  publicUrl: window.location.origin,
  features: { ai: true, analytics: false, premium: true },
  writer: 'composer',
  writerName: 'Rédacteur intégré',
  socialProviders: ['google', 'github'],
  secondOpinion: [],
})

export const aNotification = (fields: Partial<Notification> = {}): Notification => {
  sequence += 1
  return {
    id: anId(),
    sequence,
    type: 'letter_viewed',
    title: 'Lettre consultée',
    message: 'Votre lettre «\u00a0Fleuriste\u00a0» a été ouverte une fois.',
    data: {},
    action: { label: 'Voir la lettre', path: '/dashboard/letters' },
    isRead: false,
    // Lists part what is recent from what is not.
    createdAt: daysAgo(2),
    ...fields,
  }
}

/** The list of notifications, and its changes. */
export function aNotificationList(initial: Notification[]): ApiAnswers {
  let kept = initial
  const unread = () => kept.filter(({ isRead }) => !isRead).length
  const change = (next: Notification[]) => {
    kept = next
    return { data: { unreadCount: unread() } }
  }
  return {
    notifications: {
      list: () => ({
        data: {
          notifications: kept,
          unreadCount: unread(),
          lastSequence: Math.max(0, ...initial.map((one) => one.sequence)),
        },
      }),
      read: ({ id }) => change(kept.map((one) => (one.id === id ? { ...one, isRead: true } : one))),
      readAll: () => change(kept.map((one) => ({ ...one, isRead: true }))),
      remove: ({ id }) => change(kept.filter((one) => one.id !== id)),
      removeAll: () => change([]),
    },
  }
}

/** A list of these letters, whatever is searched for, with its figures. */
export const aLetterList = (letters: LetterSummary[]): ApiAnswers => ({
  letters: {
    list: () => ({ data: { letters, nextCursor: null } }),
    stats: () => ({
      data: {
        total: letters.length,
        createdThisMonth: letters.length,
        createdLastMonth: 0,
        monthChangePercent: null,
        final: letters.filter(({ status }) => status === 'final').length,
        completionPercent: 33,
        sharedViews: null,
        thisWeek: letters.length,
      },
    }),
  },
})

const noSecondFactor: SecondFactorState = {
  isOn: false,
  since: null,
  lastUsedAt: null,
  recoveryCodesLeft: 0,
  hasPassword: true,
  isRequired: false,
  passkeys: [],
}

/** What the server answers a new account on the free plan, with no letter yet. Screens ask it whatever they show. */
export const emptyAccount = (profile: Profile = aProfile()): ApiAnswers => ({
  config: { read: () => ({ data: publicConfig() }) },
  secondFactor: { state: () => ({ data: noSecondFactor }) },
  profile: { read: () => ({ data: profile }) },
  settings: {
    read: () => ({ data: { ...defaultSettings, allowsAnalytics: false } }),
    change: (change) => ({ data: { ...defaultSettings, allowsAnalytics: false, ...change } }),
  },
  notifications: { list: () => ({ data: { notifications: [], unreadCount: 0, lastSequence: 0 } }) },
  exports: { preview: () => ({ data: aPreview() }), previewDraft: () => ({ data: aPreview() }) },
  career: { get: () => ({ data: emptyCareer }) },
  voice: { get: () => ({ data: { texts: [], habits: null, choices: measuredVoice } }) },
  payments: { history: () => ({ data: { payments: [], page: 1, limit: 10, total: 0 } }) },
  proofreading: {
    words: () => ({ data: { words: [] } }),
    ignoredRules: () => ({ data: { rules: [] } }),
    frequentFaults: () => ({ data: { faults: [] } }),
    countFaults: () => ({ data: { faults: [] } }),
  },
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
    plans: () => ({ data: { plans: [...fallbackPlans] } }),
    recommendedPlan: () => ({ data: { plan: 'free', reasons: ['Vous écrivez peu.'] } }),
  },
})
