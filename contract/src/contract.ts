import { account } from './account.ts'
import { activity } from './activity.ts'
import { analysis } from './analysis.ts'
import { analytics } from './analytics.ts'
import { career } from './career.ts'
import { config } from './config.ts'
import { letterExports } from './export.ts'
import { generation } from './generation.ts'
import { health } from './health.ts'
import { keptExports } from './kept-exports.ts'
import { letters } from './letters.ts'
import { myData } from './my-data-routes.ts'
import { notifications } from './notifications.ts'
import { occupations } from './occupations.ts'
import { offers } from './offers.ts'
import { payments } from './payments.ts'
import { profile } from './profile.ts'
import { proofreading } from './proofreading.ts'
import { rewriting } from './rewriting.ts'
import { search } from './search.ts'
import { passkeys, secondFactor } from './second-factor.ts'
import { sending } from './sending.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { sharing } from './sharing.ts'
import { subscriptions } from './subscriptions.ts'
import { templates } from './template-routes.ts'
import { voice } from './voice.ts'

/** All routes of the API, under `/v1`. */
export const contract = {
  config,
  profile,
  career,
  voice,
  occupations,
  account,
  settings,
  notifications,
  sessions,
  secondFactor,
  passkeys,
  myData,
  letters,
  generation,
  proofreading,
  offers,
  rewriting,
  analysis,
  exports: letterExports,
  sharing,
  activity,
  keptExports,
  sending,
  subscriptions,
  payments,
  templates,
  search,
  analytics,
  health,
}
