import type { ReactNode } from 'react'
import { TitledPanel } from '../../ui/titled-panel.tsx'

/** Figures on a sheet of their own: its title names the table, too. */
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
