import type { ReactNode } from 'react'
import { TitledPanel } from '../../ui/titled-panel.tsx'

/** A table in a titled panel; the title also names the table. */
export const AnalyticsTable = ({
  title,
  heads,
  note,
  children,
}: {
  title: string
  heads: readonly string[]
  note?: string
  children: ReactNode
}) => (
  <TitledPanel title={title} lead={note}>
    <table className="analytics-table">
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
