import type { PostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import { Building2, FileText, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { offerText } from './offer.fr.ts'

const texts = offerText.facts

/** «CDD, 6 mois, 28 h par semaine». */
export function contractLine({ kind, duration, hours }: NonNullable<PostedOffer['contract']>): string {
  const worked =
    hours?.weekly !== undefined ? texts.weekly(hours.weekly) : hours?.time && texts.times[hours.time]
  return [texts.contracts[kind], duration, worked].filter(Boolean).join(', ')
}

/** Facts of the offer that no field of the letter holds: place, contract, agency. */
export function OfferFacts({
  offer,
}: {
  offer: Pick<PostedOffer, 'place' | 'contract' | 'throughAgency' | 'company'>
}) {
  const facts: [string, ReactNode, string | undefined][] = [
    [texts.place, <MapPin key="place" size={15} aria-hidden="true" />, offer.place],
    [
      texts.contract,
      <FileText key="contract" size={15} aria-hidden="true" />,
      offer.contract && contractLine(offer.contract),
    ],
  ]
  const told = facts.filter(([, , value]) => value)
  const hiddenEmployer = offer.throughAgency && !offer.company
  if (told.length === 0 && !hiddenEmployer) return null
  return (
    <ul className="offer-facts" aria-label={texts.title}>
      {told.map(([name, icon, value]) => (
        <li key={name}>
          {icon}
          <span className="sr-only">{name}</span> {value}
        </li>
      ))}
      {hiddenEmployer && (
        <li>
          <Building2 size={15} aria-hidden="true" />
          {texts.agency}
        </li>
      )}
    </ul>
  )
}
