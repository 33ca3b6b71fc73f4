import type { OfferNeed } from '@lettrine/contract/offers'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import type { Need } from '@lettrine/letter-craft/plan/need'
import { mainTasks, type OfferNeeds } from '@lettrine/letter-craft/plan/offer-needs'
import { soughtPerson } from '@lettrine/letter-craft/plan/sought.fr'

/** Needs as the API gives them: those that the offer states, and not what the occupation alone is made of. */
export function presentNeeds({ needs, isPosted }: OfferNeeds, mandatory: readonly string[]): OfferNeed[] {
  const law = plainLetters(mandatory.join('\n'))
  const main = needs.filter(({ kind }) => kind === 'task').slice(0, mainTasks)
  return needs
    .filter((need) => need.kind !== 'task' || (isPosted && main.includes(need)))
    .map((need) => ({
      id: need.id,
      kind: need.kind,
      label: need.label,
      must: need.must || (need.kind === 'licence' && isNamedIn(law, need)),
      sought: soughtPerson(need),
      weight: Math.round(need.weight * 100) / 100,
    }))
}

/** «permis B» is also «permis de conduire de la catégorie B». */
function isNamedIn(law: string, { label }: Need): boolean {
  const name = plainLetters(label)
  const [, category] = /^permis (\w+)$/u.exec(name) ?? []
  return category === undefined
    ? law.includes(name)
    : new RegExp(`permis[^.\\n]{0,40}\\b${category}\\b`, 'u').test(law)
}
