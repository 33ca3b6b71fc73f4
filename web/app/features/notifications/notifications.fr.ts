import { localDay } from '@lettrine/contract/day.fr'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const mostDays = 7

const ago = (count: number, unit: string) => `Il y a ${count}\u00a0${unit}${count > 1 ? 's' : ''}`

/** «À l’instant», then minutes, hours, days up to 7, then the date. @param at - ISO 8601 */
export function sinceText(at: string, now: Date): string {
  const then = new Date(at)
  if (Number.isNaN(then.getTime())) return 'Date invalide'
  const age = now.getTime() - then.getTime()
  if (age < minuteMs) return 'À l’instant'
  if (age < hourMs) return ago(Math.floor(age / minuteMs), 'minute')
  if (age < dayMs) return ago(Math.floor(age / hourMs), 'heure')
  const days = Math.floor(age / dayMs)
  return days <= mostDays ? ago(days, 'jour') : `Le ${localDay(then)}`
}

/** Text of the badge: empty for none, «9+» above nine. */
export const bellBadge = (unread: number): string => (unread === 0 ? '' : unread > 9 ? '9+' : String(unread))

export const notificationTexts = {
  metaTitle: 'Notifications · Lettrine',
  title: 'Notifications',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${unread} non ${unread > 1 ? 'lues' : 'lue'}`,
  lead: 'Ce qui s’est passé pendant votre absence. Les 50 dernières sont gardées.',
  empty:
    'Aucune notification. Vous verrez ici quand une lettre partagée est ouverte, quand un paiement passe, quand un quota approche.',
  noneUnread: 'Tout est lu.',
  none: 'Aucune notification pour l’instant.',
  all: 'Toutes les notifications',
  choices: 'Choisir mes notifications',
  filter: { label: 'Notifications montrées', all: 'Toutes', unread: 'Non lues' },
  recent: 'Ces 7\u00a0derniers jours',
  older: 'Plus anciennes',
  unread: 'Non lue',
  markRead: (title: string) => `Marquer «\u00a0${title}\u00a0» comme lue`,
  remove: (title: string) => `Supprimer «\u00a0${title}\u00a0»`,
  markAll: 'Tout marquer comme lu',
  clear: 'Tout supprimer',
  clearTitle: 'Supprimer toutes les notifications\u202f?',
  clearText: 'Cette action est définitive. Vos lettres, vos paiements et vos réglages ne changent pas.',
  loadFailed: 'Erreur lors du chargement des notifications',
  updateFailed: 'Erreur lors de la mise à jour',
  removeFailed: 'Erreur lors de la suppression',
  retry: 'Réessayer',
} as const
