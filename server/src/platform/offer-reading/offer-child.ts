import { legalAccess } from '@lettrine/letter-craft/career/legal-access'
import { readPostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import { concepts } from '@lettrine/letter-craft/plan/all-concepts'
import { readNeeds } from '@lettrine/letter-craft/plan/offer-needs'
import { loadOccupations } from '../knowledge/load-occupations.ts'
import { frenchMorphology } from '../knowledge/spellers.ts'
import { serveTasks } from '../task-process.ts'
import type { OfferReading, OfferTask } from './offer-reader.ts'
import { presentNeeds } from './present-needs.ts'

const loading = Promise.all([loadOccupations(), frenchMorphology()])

serveTasks(
  async ({ text, hints }: OfferTask): Promise<OfferReading> => {
    const [occupations, morphology] = await loading
    const offer = readPostedOffer(text, hints, morphology)
    const title = hints.title ?? offer.titleAsWritten ?? ''
    const found = readNeeds({ title, text }, { occupations, concepts })
    const mandatory = legalAccess((found.code && occupations.find(found.code)?.access) || [])
    return { ...offer, needs: presentNeeds(found, mandatory), mandatory }
  },
  { loaded: loading },
)
