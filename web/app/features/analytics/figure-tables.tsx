import type { AudienceReport } from '@lettrine/contract/analytics'
import { searchNames, signInWayNames } from '@lettrine/contract/analytics.fr'
import type { ReactNode } from 'react'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { analyticsText as say } from './analytics.fr.ts'

/** Tries to sign in, by their way. */
export function SignIns({
  report: { signIns, loginPageVisits, loginFormFaults },
}: {
  report: AudienceReport
}) {
  const { title, way, attempts, successes, failures, note } = say.signIns
  return (
    <FigureTable
      title={title}
      heads={[way, attempts, successes, failures]}
      note={note(loginPageVisits, loginFormFaults)}
    >
      {signIns.map((one) => (
        <Row
          key={one.way}
          name={signInWayNames[one.way]}
          figures={[one.attempts, one.successes, one.failures]}
        />
      ))}
    </FigureTable>
  )
}

/** What was searched for: how often, and how often in vain. */
export function Searches({ searches }: { searches: AudienceReport['searches'] }) {
  const { title, where, made, withoutResult, note } = say.searches
  return (
    <FigureTable title={title} heads={[where, made, withoutResult]} note={note}>
      {searches.map((one) => (
        <Row key={one.kind} name={searchNames[one.kind]} figures={[one.count, one.withoutResult]} />
      ))}
    </FigureTable>
  )
}

const Row = ({ name, figures }: { name: string; figures: readonly number[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {figures.map((figure, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
      <td key={place}>{say.count(figure)}</td>
    ))}
  </tr>
)

const FigureTable = ({
  title,
  heads,
  note,
  children,
}: {
  title: string
  heads: readonly string[]
  note: string
  children: ReactNode
}) => (
  <TitledPanel title={title} lead={note}>
    <table className="audience-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </TitledPanel>
)
