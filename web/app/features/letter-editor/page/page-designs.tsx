import { PageDesign, type PageSetting } from '@lettrine/contract/page'
import { useId } from 'react'
import { designNames } from '../../../shared/letters/letter-names.fr.ts'
import { pageText as texts } from './page-preview.fr.ts'

/** A stroke of a miniature, in millimetres of a sheet of 210 × 297: x, y, width, height, and its colour. */
type Stroke = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  colour?: 'strong' | 'tint' | undefined,
]

const lines = (x: number, y: number, widths: readonly number[], pitch = 8): Stroke[] =>
  widths.map((width, index) => [x, y + index * pitch, width, 3] as const)
const paragraphs = (x: number, y: number, width: number, pitch: number, gap: number): Stroke[] =>
  [
    [1, 1, 0.7],
    [1, 1, 1, 0.5],
    [1, 1, 1, 0.8],
  ].flatMap((shares, index, all) => {
    const before = all.slice(0, index).reduce((sum, { length }) => sum + length * pitch + gap, 0)
    return lines(
      x,
      y + before,
      shares.map((share) => share * width),
      pitch,
    )
  })

const drawings: Record<PageDesign, { strokes: readonly Stroke[]; tint: string }> = {
  classique: {
    tint: '#1c2233',
    strokes: [
      [25, 25, 42, 4, 'strong'],
      ...lines(25, 34, [50, 38, 34]),
      ...lines(110, 66, [44, 58, 40]),
      [25, 112, 112, 4, 'strong'],
      ...paragraphs(25, 130, 160, 9, 6),
      [110, 250, 40, 3],
    ],
  },
  moderne: {
    tint: '#1d3c6e',
    strokes: [
      [25, 22, 88, 11, 'tint'],
      ...lines(25, 40, [130]),
      [25, 49, 160, 2.5, 'tint'],
      ...lines(110, 66, [44, 58, 40]),
      [25, 108, 120, 4.5, 'tint'],
      ...paragraphs(25, 126, 160, 9, 7),
      [110, 246, 40, 4, 'tint'],
    ],
  },
  sobre: {
    tint: '#4a4f5c',
    strokes: [
      ...lines(25, 25, [36, 50, 38, 34]),
      ...lines(122, 66, [40, 52, 36]),
      [25, 108, 160, 1],
      [25, 116, 100, 3],
      [25, 126, 160, 1],
      ...paragraphs(25, 142, 146, 10, 9),
      [122, 262, 40, 3],
    ],
  },
  elegant: {
    tint: '#8c2332',
    strokes: [
      [66, 22, 78, 9, 'strong'],
      ...lines(48, 38, [114]),
      [25, 48, 160, 1.2, 'tint'],
      [25, 51.5, 160, 1.2, 'tint'],
      ...lines(110, 66, [44, 58, 40]),
      [25, 110, 26, 4, 'tint'],
      [54, 110, 80, 4],
      [25, 127, 16, 21, 'tint'],
      ...lines(45, 127, [140, 140, 140], 9),
      ...paragraphs(25, 154, 160, 9, 6),
      [110, 268, 40, 3.5],
    ],
  },
  compact: {
    tint: '#1c2233',
    strokes: [
      [20, 16, 56, 6, 'strong'],
      ...lines(20, 27, [120]),
      [20, 35, 170, 1.2],
      ...lines(110, 58, [44, 58, 40], 7),
      [20, 72, 46, 3],
      [20, 88, 116, 4, 'strong'],
      ...paragraphs(20, 102, 170, 7, 4),
      ...lines(20, 184, [170, 130], 7),
      [110, 206, 40, 3],
    ],
  },
}

function Miniature({ design }: { design: PageDesign }) {
  const { strokes, tint } = drawings[design]
  const colours: Record<'strong' | 'tint' | 'plain', string> = { strong: '#1c2233', tint, plain: '#9297a3' }
  return (
    <svg viewBox="0 0 210 297" aria-hidden="true" className="design-miniature">
      {strokes.map(([x, y, width, height, colour]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill={colours[colour ?? 'plain']} />
      ))}
    </svg>
  )
}

/** Choice of a design by its miniature; native radio buttons, so the arrow keys move between them. */
export function DesignPicker({
  page,
  onChange,
}: {
  page: PageSetting
  onChange: (page: PageSetting) => void
}) {
  const name = useId()
  return (
    <fieldset className="design-picker">
      <legend className="sr-only">{texts.designs}</legend>
      {PageDesign.options.map((design) => (
        <label key={design}>
          <input
            type="radio"
            name={name}
            checked={page.design === design}
            // Another design sets its own font and margins.
            onChange={() => onChange({ ...page, design, fontFamily: null, fontSize: null, margins: null })}
          />
          <Miniature design={design} />
          <span>{designNames[design]}</span>
        </label>
      ))}
    </fieldset>
  )
}
