import type { PostedOffer } from '@lettrine/letter-craft/offer/read-posted-offer'
import { Building2, FileText, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { offerText } from './offer.fr.ts'

const say = offerText.facts

/** «CDD, 6 mois, 28 h par semaine». */
export function contractLine({ kind, duration, hours }: NonNullable<PostedOffer['contract']>): string {
  const worked = hours?.weekly !== undefined ? say.weekly(hours.weekly) : hours?.time && say.times[hours.time]
  return [say.contracts[kind], duration, worked].filter(Boolean).join(', ')
}

/** What an offer says that no field of the letter holds: where, under which contract, through whom. */
export function OfferFacts({
  offer,
}: {
  offer: Pick<PostedOffer, 'place' | 'contract' | 'throughAgency' | 'company'>
}) {
  const facts: [string, ReactNode, string | undefined][] = [
    [say.place, <MapPin key="place" size={15} aria-hidden="true" />, offer.place],
    [
      say.contract,
      <FileText key="contract" size={15} aria-hidden="true" />,
      offer.contract && contractLine(offer.contract),
    ],
  ]
  const told = facts.filter(([, , value]) => value)
  const hiddenEmployer = offer.throughAgency && !offer.company
  if (told.length === 0 && !hiddenEmployer) return null
  return (
    <ul className="offer-facts" aria-label={say.title}>
      {told.map(([name, icon, value]) => (
        <li key={name}>
          {icon}
          <span className="sr-only">{name}</span> {value}
        </li>
      ))}
      {hiddenEmployer && (
        <li>
          <Building2 size={15} aria-hidden="true" />
          {say.agency}
        </li>
      )}
    </ul>
  )
}
