import { wordTargetRange } from './public-constants.ts'
import type { Settings } from './settings.ts'

/** Apart from the schema, so that screens which read settings do not load the validator. */
export const defaultSettings: Settings = {
  tone: 'professional',
  language: 'fr',
  design: 'classique',
  wordTarget: wordTargetRange.default,
  theme: 'system',
  notifyAbout: ['sharing', 'quota', 'subscription'],
  mailAbout: ['quota', 'subscription'],
  allowsModel: true,
  allowsAnalytics: null,
}
