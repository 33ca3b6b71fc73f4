import type { Plan } from '@lettrine/contract/plans'
import { Check } from 'lucide-react'
import { euros } from '../../lib/text/money.ts'
import { fallbackPlans } from '../../shared/plans/fallback-plans.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { landingTexts } from './landing.fr.ts'
import { PricingSandboxNotice } from './pricing-sandbox-notice.tsx'

const texts = landingTexts.pricing

const offered = ['free', 'monthly', 'lifetime'] as const
type Offered = (typeof offered)[number]

const isOffered = (plan: Plan): plan is Plan & { id: Offered } =>
  (offered as readonly string[]).includes(plan.id)

/** The launch offers, from the fallback catalogue. */
export const offeredPlans = fallbackPlans.filter(isOffered)

/** Price list of the offers. The numbers are those of the catalogue when the page is prerendered. */
export function Pricing() {
  return (
    <section id="pricing" className="wrap flex flex-col gap-10 py-20">
      <div className="flex flex-col gap-4">
        <h2 className="max-w-[20ch] font-serif text-h2 leading-head tracking-head text-balance">
          {texts.title}
        </h2>
        <p className="text-body text-ink-muted">{texts.lead}</p>
        <PricingSandboxNotice />
      </div>
      <ul className="border-line border-t">
        {offeredPlans.map((plan) => (
          <Offer key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  )
}

function Offer({ plan: { id, price, interval, features } }: { plan: Plan & { id: Offered } }) {
  return (
    <li className="grid gap-x-10 gap-y-5 border-line border-b py-8 md:grid-cols-[12rem_1fr_15rem] md:items-center">
      <h3 className="font-serif text-h3 leading-head">{texts.names[id]}</h3>
      <ul className="grid gap-x-8 gap-y-2 text-ui sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4 md:flex-col md:items-stretch md:gap-3">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-h1 leading-head tracking-head">{euros(price)}</span>
          <span className="text-ink-muted text-small">
            {id === 'free' ? texts.forEver : texts.rhythms[interval]}
          </span>
        </p>
        <ButtonLink
          to={id === 'free' ? '/register' : `/register?plan=${id}`}
          variant={id === 'monthly' ? 'primary' : 'secondary'}
        >
          {texts.actions[id]}
        </ButtonLink>
      </div>
    </li>
  )
}
