import { percentText } from '@lettrine/contract/analytics.fr'
import type { CSSProperties } from 'react'
import { TitledFigures } from '../../ui/figure-table.tsx'
import { analyticsText as texts } from './analytics.fr.ts'
import { sumOf } from './analytics.state.ts'

/** A table whose rows are also bars, sorted from the highest; renders nothing without data. */
export function ShareTable<Kind extends string>({
  title,
  heads,
  shares,
  names,
}: {
  title: string
  heads: readonly [kind: string, count: string, share: string]
  shares: readonly { kind: Kind; count: number }[]
  names: Readonly<Record<Kind, string>>
}) {
  if (shares.length === 0) return null
  const whole = sumOf(shares)
  const highest = shares[0]!.count
  return (
    <TitledFigures title={title} heads={heads}>
      {shares.map(({ kind, count }) => (
        <tr key={kind} style={{ '--bar': `${(count / highest) * 100}%` } as CSSProperties}>
          <th scope="row">{names[kind]}</th>
          <td>{texts.count(count)}</td>
          <td>{percentText(count, whole)}</td>
        </tr>
      ))}
    </TitledFigures>
  )
}
