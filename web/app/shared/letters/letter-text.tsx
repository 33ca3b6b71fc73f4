import { withPlainPlaces } from '@lettrine/letter-craft/templates/unfilled'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import type { Block, Inline } from '@lettrine/letter-craft/text/tree'
import { Fragment } from 'react'

/** The text of a letter as HTML: paragraphs, lists, bold, italic. */
export function LetterText({ content, language }: { content: string; language: 'fr' | 'en' }) {
  return (
    <div lang={language} className="flex flex-col gap-4 font-serif text-letter leading-body">
      {parseLetter(withPlainPlaces(content)).blocks.map((block, place) => (
        // Blocks have no other identity than their index, and none moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <TextBlock key={place} block={block} />
      ))}
    </div>
  )
}

function TextBlock({ block }: { block: Block }) {
  if (block.type === 'paragraph')
    return (
      <p>
        <Words nodes={block.children} />
      </p>
    )
  const items = block.items.map(({ children }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={place}>
      <Words nodes={children} />
    </li>
  ))
  return block.ordered ? (
    <ol start={block.start} className="list-decimal pl-6">
      {items}
    </ol>
  ) : (
    <ul className="list-disc pl-6">{items}</ul>
  )
}

function Words({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, place) => {
    const key = place
    if (node.type === 'text') return <Fragment key={key}>{node.value}</Fragment>
    if (node.type === 'break') return <br key={key} />
    const Tag = node.type === 'strong' ? 'strong' : 'em'
    return (
      <Tag key={key}>
        <Words nodes={node.children} />
      </Tag>
    )
  })
}
