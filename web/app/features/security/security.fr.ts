import { localDay } from '@lettrine/contract/day.fr'
import type { SignInMethod } from '@lettrine/contract/sessions'

const relative = new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' })

/** «1er février 2026», «2 février 2026». */
const dateText = (at: string) => localDay(new Date(at))

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** «à l’instant», «il y a 3 heures», «hier», «le 3 mars 2026»; sessions are recorded to the quarter of an hour. */
export function lastUseText(lastUsedAt: string, now: Date): string {
  const age = now.getTime() - Date.parse(lastUsedAt)
  if (age < 20 * minuteMs) return 'à l’instant'
  if (age < hourMs) return relative.format(-Math.round(age / minuteMs), 'minute')
  if (age < dayMs) return relative.format(-Math.round(age / hourMs), 'hour')
  if (age < 7 * dayMs) return relative.format(-Math.round(age / dayMs), 'day')
  return `le ${dateText(lastUsedAt)}`
}

export const securityTexts = {
  metaTitle: 'Connexions et sécurité · Lettrine',
  title: 'Connexions et sécurité',
  lead: 'Les appareils où votre compte est ouvert, vos moyens de connexion, et ce qui les protège.',
  retry: 'Réessayer',
  sessions: {
    title: 'Appareils connectés',
    lead: 'Vous ne reconnaissez pas un appareil\u202f? Déconnectez-le, puis changez votre mot de passe.',
    current: 'Cet appareil',
    lastUse: (when: string) => `Utilisé ${when}`,
    from: (address: string) => `depuis ${address}`,
    end: 'Déconnecter',
    endOf: (device: string) => `Déconnecter ${device}`,
    ended: 'Appareil déconnecté',
    endFailed: 'L’appareil n’a pas pu être déconnecté',
    failed: 'Vos appareils n’ont pas pu être chargés.',
    everywhere: 'Se déconnecter partout',
    everywhereTitle: 'Se déconnecter partout\u202f?',
    everywhereDescription:
      'Tous vos appareils seront déconnectés, celui-ci compris. Vos lettres sont en sécurité.',
    everywhereDone: 'Tous vos appareils sont déconnectés',
    everywhereFailed: 'La déconnexion n’a pas abouti',
  },
  methods: {
    title: 'Moyens de connexion',
    lead: 'Il vous en reste toujours au moins un.',
    names: { password: 'Mot de passe', google: 'Google', github: 'GitHub' } satisfies Record<
      SignInMethod,
      string
    >,
    linked: (since: string) => `Associé depuis le ${dateText(since)}`,
    passwordSince: (since: string) => `Défini le ${dateText(since)}`,
    notLinked: 'Non associé',
    link: 'Associer',
    linkOf: (name: string) => `Associer ${name}`,
    unlink: 'Dissocier',
    unlinkOf: (name: string) => `Dissocier ${name}`,
    unlinked: (name: string) => `${name} est dissocié de votre compte`,
    unlinkFailed: 'Ce moyen de connexion n’a pas pu être dissocié',
    nowLinked: 'Moyen de connexion associé',
    last: 'C’est votre seul moyen de vous connecter.',
    failed: 'Vos moyens de connexion n’ont pas pu être chargés.',
  },
} as const
