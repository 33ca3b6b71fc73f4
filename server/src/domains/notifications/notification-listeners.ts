import type { Database } from '../../platform/database/database.ts'
import { type Listener, listen } from '../../platform/events/events.ts'
import { newDeviceSignedIn, passwordChanged, providerChanged } from '../identity/index.ts'
import { billingNotified } from '../payments/index.ts'
import { type SharedLetterViewed, sharedLetterDownloaded, sharedLetterOpened } from '../sharing/index.ts'
import { type QuotaUse, quotaNearEnd } from '../subscriptions/index.ts'
import { billingNotice } from './billing-notices.ts'
import {
  notificationMessages as messages,
  providerNames,
  notificationTitles as titles,
} from './notifications.fr.ts'
import { countForUser, type Notice, type NotifyDeps, notifyUser } from './notify-user.ts'
import { pages } from './pages.ts'

/** Listeners that notify users of events of other domains; archives are in `notifyArchiveFinished`. */
export const notificationListeners = (deps: NotifyDeps): Listener[] => [
  listen(sharedLetterOpened, (tx, seen) =>
    countLetter(tx, deps, seen, 'letter_viewed', titles.letterOpened, messages.letterOpened),
  ),
  listen(sharedLetterDownloaded, (tx, seen) =>
    countLetter(tx, deps, seen, 'letter_exported', titles.letterDownloaded, messages.letterDownloaded),
  ),
  listen(billingNotified, (tx, { userId, key, mail }) =>
    notifyUser(tx, deps, userId, { key: `billing ${key}`, ...billingNotice(mail) }),
  ),
  listen(quotaNearEnd, (tx, use) => notifyUser(tx, deps, use.userId, quotaNotice(use))),
  listen(passwordChanged, (tx, { userId }) =>
    notifySecurity(tx, deps, userId, titles.passwordChanged, messages.passwordChanged),
  ),
  listen(newDeviceSignedIn, (tx, { userId, device }) =>
    notifySecurity(tx, deps, userId, titles.newDevice, messages.newDevice(device)),
  ),
  listen(providerChanged, (tx, { userId, provider, isLinked }) => {
    const [title, message] = isLinked
      ? [titles.providerLinked, messages.providerLinked]
      : [titles.providerUnlinked, messages.providerUnlinked]
    return notifySecurity(tx, deps, userId, title, message(providerNames[provider]))
  }),
]

/** One notification per letter and hour, with a counter. */
function countLetter(
  tx: Database,
  deps: NotifyDeps,
  { userId, letterId, title, at }: SharedLetterViewed,
  type: 'letter_viewed' | 'letter_exported',
  heading: string,
  message: (title: string, count: number) => string,
): Promise<void> {
  const hour = at.toISOString().slice(0, 13)
  return countForUser(tx, deps, userId, `${type} ${letterId} ${hour}`, (count) => ({
    type,
    title: heading,
    message: message(title, count),
    data: { letterId },
    action: pages.letter(letterId),
  }))
}

function quotaTexts({ of, used, limit }: QuotaUse) {
  if (used < limit)
    return {
      letters: { title: titles.lettersNear, message: messages.lettersNear(used, limit) },
      'ai-uses': { title: titles.aiNear, message: messages.aiNear(used, limit) },
      storage: { title: titles.storageNear, message: messages.storageNear(used, limit) },
    }[of]
  return {
    letters: { title: titles.lettersReached, message: messages.lettersReached(limit) },
    'ai-uses': { title: titles.aiReached, message: messages.aiReached(limit) },
    storage: { title: titles.storageReached, message: messages.storageReached(limit) },
  }[of]
}

function quotaNotice(use: QuotaUse): Notice {
  const { of, used, limit, month } = use
  const isOver = used >= limit
  const type = isOver ? 'quota_reached' : 'quota_near'
  return {
    key: `${type} ${of} ${month}`,
    type,
    ...quotaTexts(use),
    data: { of, used: String(used), limit: String(limit) },
    ...(of !== 'storage' && { action: pages.plans }),
  }
}

/** One notification per event, with a unique key. */
const notifySecurity = (tx: Database, deps: NotifyDeps, userId: string, title: string, message: string) =>
  notifyUser(tx, deps, userId, {
    key: `security ${deps.newId()}`,
    type: 'security',
    title,
    message,
    data: {},
    action: pages.security,
  })
