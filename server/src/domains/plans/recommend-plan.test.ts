import { PlanId } from '@lettrine/contract/plans'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlanUse, recommendPlan } from './recommend-plan.ts'

const nothing: PlanUse = {
  plan: 'free',
  lettersKept: 0,
  lettersOfLate: 0,
  longLetters: 0,
  lettersRefused: 0,
  aiUses: 0,
  aiRefused: 0,
  otherFormats: 0,
  formatsRefused: 0,
  templatesRefused: 0,
  analysesRefused: 0,
}
const recommended = (use: Partial<PlanUse>) => recommendPlan({ ...nothing, ...use })

describe('the plan', () => {
  test.each<[Partial<PlanUse>, PlanId]>([
    [{}, 'free'],
    [{ lettersKept: 3, lettersOfLate: 3 }, 'free'],
    [{ lettersKept: 3, longLetters: 1 }, 'free'],
    [{ lettersKept: 2, otherFormats: 6 }, 'free'],
    [{ lettersKept: 2, otherFormats: 6, longLetters: 1 }, 'basic'],
    [{ lettersKept: 3, lettersRefused: 1 }, 'basic'],
    [{ lettersKept: 5 }, 'basic'],
    [{ formatsRefused: 1 }, 'basic'],
    [{ templatesRefused: 2 }, 'basic'],
    [{ analysesRefused: 1 }, 'basic'],
    [{ aiRefused: 5 }, 'basic'],
    [{ aiRefused: 6 }, 'pro'],
    [{ plan: 'basic', aiUses: 5 }, 'basic'],
    [{ plan: 'basic', aiUses: 5, aiRefused: 1 }, 'pro'],
    [{ plan: 'pro', aiUses: 20, aiRefused: 1 }, 'premium'],
    [{ plan: 'premium', aiUses: 900 }, 'premium'],
    [{ plan: 'premium', aiUses: 12 }, 'pro'],
    [{ plan: 'pro', lettersKept: 4 }, 'basic'],
    [{ plan: 'basic', lettersKept: 1 }, 'free'],
    // The entitlements of the offers of the landing page.
    [{ plan: 'monthly', lettersKept: 9 }, 'monthly'],
    [{ plan: 'lifetime', lettersKept: 9 }, 'lifetime'],
    [{ plan: 'lifetime' }, 'lifetime'],
    [{ plan: 'lifetime', aiUses: 20, aiRefused: 3 }, 'premium'],
  ])('for %j the plan is %s', (use, plan) => expect(recommended(use).plan).toBe(plan))
})

describe('the reasons', () => {
  test.each<[Partial<PlanUse>, string[]]>([
    [
      {},
      [
        'Vous n’avez pas encore de lettre\u00a0: la formule gratuite en permet trois, sans limite pour le rédacteur intégré ni pour la relecture.',
      ],
    ],
    [{ lettersKept: 1 }, ['Vous avez 1\u00a0lettre\u00a0: la formule gratuite suffit à votre usage.']],
    [
      { lettersKept: 3, lettersRefused: 1 },
      [
        'Ces trente derniers jours, une nouvelle lettre vous a été refusée une fois, car la limite était atteinte.',
        'Basique est la formule la moins chère qui convient.',
      ],
    ],
    [
      { plan: 'basic', lettersKept: 5, lettersOfLate: 4, aiUses: 5, aiRefused: 2 },
      [
        'Vous avez 5\u00a0lettres, dont 4 de ces trente derniers jours\u202f; la formule gratuite en permet trois.',
        'Vous avez fait appel au modèle de langage 5\u00a0fois ce mois-ci, et il vous a été refusé 2\u00a0fois.',
        'Professionnel est la formule la moins chère qui convient.',
      ],
    ],
    [
      { aiRefused: 1 },
      [
        'Ces trente derniers jours, le modèle de langage vous a été refusé une fois.',
        'Basique est la formule la moins chère qui convient.',
      ],
    ],
    [
      { plan: 'premium', aiUses: 1 },
      [
        'Vous avez fait appel au modèle de langage une fois ce mois-ci.',
        'Votre formule, Premium illimité, offre plus que ce que vous utilisez\u00a0: Basique suffirait.',
      ],
    ],
  ])('for %j the reasons are %j', (use, reasons) => expect(recommended(use).reasons).toEqual(reasons))
})

const count = fc.nat({ max: 40 })
const anyUse: fc.Arbitrary<PlanUse> = fc.record({
  plan: fc.constantFrom(...PlanId.options),
  lettersKept: count,
  lettersOfLate: count,
  longLetters: count,
  lettersRefused: count,
  aiUses: count,
  aiRefused: count,
  otherFormats: count,
  formatsRefused: count,
  templatesRefused: count,
  analysesRefused: count,
})
const figures = Object.keys(nothing).filter((key) => key !== 'plan') as Exclude<keyof PlanUse, 'plan'>[]
const ranks = { free: 0, basic: 1, monthly: 1, pro: 2, lifetime: 2, premium: 3 }

test('more usage never leads to a smaller plan, and there is always a reason', () => {
  fc.assert(
    fc.property(anyUse, fc.constantFrom(...figures), fc.nat({ max: 20 }), (use, figure, more) => {
      const [before, after] = [recommendPlan(use), recommendPlan({ ...use, [figure]: use[figure] + more })]
      expect(ranks[after.plan]).toBeGreaterThanOrEqual(ranks[before.plan])
      for (const reason of before.reasons) expect(reason).toMatch(/^\p{Lu}.+\.$/u)
      expect(before.reasons.length).toBeGreaterThan(0)
    }),
  )
})
