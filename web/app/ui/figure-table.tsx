import './figure-table.css'
import type { ReactNode } from 'react'
import { TitledPanel } from './titled-panel.tsx'

type Figures = {
  title: string
  heads: readonly string[]
  /** Rows. */
  children: ReactNode
}

/** A table of figures; `title` names it for those who do not see it. */
export const FigureTable = ({ title, heads, children }: Figures) => (
  <table className="figure-table">
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
)

/** The same in a titled panel. */
export const TitledFigures = ({ lead, ...figures }: Figures & { lead?: string | undefined }) => (
  <TitledPanel title={figures.title} lead={lead}>
    <FigureTable {...figures} />
  </TitledPanel>
)
