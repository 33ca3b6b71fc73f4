import { legalAccess } from '@lettrine/letter-craft/career/legal-access'
import { type OfferHints, readPostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import { concepts } from '@lettrine/letter-craft/plan/all-concepts'
import { readNeeds } from '@lettrine/letter-craft/plan/offer-needs'
import { loadOccupations } from '../knowledge/load-occupations.ts'
import { frenchMorphology } from '../knowledge/spellers.ts'
import { serveTasks } from '../task-process.ts'
import { extractOffer } from './extract-offer.ts'
import type { OfferReading, OfferTask } from './offer-reader.ts'
import { presentNeeds } from './present-needs.ts'

const loading = Promise.all([loadOccupations(), frenchMorphology()])

serveTasks(
  async (task: OfferTask): Promise<OfferReading | undefined> => {
    const [occupations, morphology] = await loading
    const found =
      'page' in task ? extractOffer(task.page) : { text: task.text, hints: {}, source: 'text' as const }
    if (!found) return undefined
    const { text, source } = found
    const hints: OfferHints = found.hints
    const offer = readPostedOffer(text, hints, morphology)
    const title = hints.title ?? offer.titleAsWritten ?? ''
    const needed = readNeeds({ title, text }, { occupations, concepts })
    const mandatory = legalAccess((needed.code && occupations.find(needed.code)?.access) || [])
    return { ...offer, needs: presentNeeds(needed, mandatory), mandatory, text, source }
  },
  { loaded: loading },
)
