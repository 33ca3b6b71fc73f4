import './rich-blocks.css'
import type { RichBlock, RichTable } from '../lib/text/rich-text.ts'
import { RichLine } from './rich-line.tsx'

/** Renders rich text blocks: paragraphs, lists, steps, addresses and tables. */
export function RichBlocks({ blocks }: { blocks: readonly RichBlock[] }) {
  return blocks.map((block) => <OneBlock key={JSON.stringify(block)} block={block} />)
}

function OneBlock({ block }: { block: RichBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichLine line={block} />
      </p>
    )
  if ('table' in block) return <StackedTable table={block.table} />
  if ('lines' in block)
    return (
      <address className="not-italic">
        {block.lines.map((line) => (
          <span key={line} className="block">
            <RichLine line={line} />
          </span>
        ))}
      </address>
    )
  return 'steps' in block ? (
    <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-ink-muted">
      <Items lines={block.steps} />
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-ink-muted">
      <Items lines={block.list} />
    </ul>
  )
}

const Items = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <li key={line} className="pl-1">
      <RichLine line={line} />
    </li>
  ))

// `display: block` removes the table semantics: the roles restore them.
function StackedTable({ table: { caption, columns, rows } }: { table: RichTable }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" className="rich-table">
      <caption>{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {columns.map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={row.join(' ')} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function TableRow({
  row: [head = '', ...cells],
  columns,
}: {
  row: readonly string[]
  columns: readonly string[]
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a block has no role of its own
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <th role="rowheader" scope="row">
        <RichLine line={head} />
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <td key={columns[place + 1]} role="cell" data-column={columns[place + 1]}>
          <RichLine line={cell} />
        </td>
      ))}
    </tr>
  )
}
