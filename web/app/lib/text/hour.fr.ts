import { localDay } from '@lettrine/contract/day.fr'

const hour = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit' })

/** «14 h 32», as French writes it. */
export function hourText(at: number | Date): string {
  const parts = hour.formatToParts(at)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('hour')}\u00a0h\u00a0${part('minute')}`
}

/** «1er mars 2026 à 14 h 32», in the time zone of the device. */
export const instantText = (at: Date): string => `${localDay(at)} à ${hourText(at)}`
