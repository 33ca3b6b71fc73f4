import type { AnalyticsReport } from '@lettrine/contract/analytics'
import { searchNames, signInWayNames } from '@lettrine/contract/analytics.fr'
import { TitledFigures } from '../../ui/figure-table.tsx'
import { analyticsText as texts } from './analytics.fr.ts'

/** Sign-in attempts by method. */
export function SignIns({
  report: { signIns, loginPageVisits, loginFormFaults },
}: {
  report: AnalyticsReport
}) {
  const { title, way, attempts, successes, failures, note } = texts.signIns
  return (
    <TitledFigures
      title={title}
      heads={[way, attempts, successes, failures]}
      lead={note(loginPageVisits, loginFormFaults)}
    >
      {signIns.map((one) => (
        <Row
          key={one.way}
          name={signInWayNames[one.way]}
          figures={[one.attempts, one.successes, one.failures]}
        />
      ))}
    </TitledFigures>
  )
}

/** Searches: how many, and how many without result. */
export function Searches({ searches }: { searches: AnalyticsReport['searches'] }) {
  const { title, where, made, withoutResult, note } = texts.searches
  return (
    <TitledFigures title={title} heads={[where, made, withoutResult]} lead={note}>
      {searches.map((one) => (
        <Row key={one.kind} name={searchNames[one.kind]} figures={[one.count, one.withoutResult]} />
      ))}
    </TitledFigures>
  )
}

const Row = ({ name, figures }: { name: string; figures: readonly number[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {figures.map((figure, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other identity than its column
      <td key={place}>{texts.count(figure)}</td>
    ))}
  </tr>
)
