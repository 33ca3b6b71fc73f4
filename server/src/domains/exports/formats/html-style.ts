import type { FilePage } from '../file-page.ts'
import { rhythm } from './part-style.ts'

const generic: Readonly<Record<string, string>> = {
  'Times New Roman': 'serif',
  Georgia: 'serif',
  Arial: 'sans-serif',
  Helvetica: 'sans-serif',
  Calibri: 'sans-serif',
}

/** The style sheet: the page layout in print, wider spacing on screen, responsive on narrow ones. */
export function htmlStyle(page: FilePage, font: string, watermark: string | undefined): string {
  const { fontSize, margins, font: twin, justify, spacing } = page.options
  const { leading, pause } = rhythm(spacing)
  const times = (value: number, factor = spacing) => Math.round(value * factor * 100) / 100
  const margin = `${margins.top}cm ${margins.right}cm ${margins.bottom}cm ${margins.left}cm`
  return `@page { size: A4; margin: ${margin}; }
html { background: #fff; color: #000; font: ${fontSize}pt/${times(1.35, leading)} "${font}", "${twin}", ${generic[font] ?? 'serif'}; }
body { box-sizing: border-box; max-width: 21cm; margin: 0 auto; padding: ${margin}; overflow-wrap: break-word; }
address { font-style: normal; }
p { margin: ${times(1)}em 0 0; }
main p, li { ${justify ? 'text-align: justify; ' : ''}hyphens: manual; }
h1 { margin: ${times(1.8, pause)}em 0 ${times(1.6)}em; font-size: 1em; font-weight: normal; }
.heard { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
ul, ol { margin: ${times(1)}em 0 0; padding-left: 0.8cm; }
ul { list-style-type: "\\2013\\a0 "; }
.name { font-weight: bold; }
.recipient, .date, .signature { margin-left: 52%; }
.recipient { margin-top: 1.4em; }
.date { margin-top: ${times(1.4, pause)}em; }
.signature { margin-top: ${times(2.4, pause)}em; break-before: avoid; }
.enclosure { margin-top: 2em; font-size: 0.9em; }
main p:nth-last-of-type(-n+2) { break-inside: avoid; break-after: avoid; }
${watermark ? watermarkRule(watermark) : ''}@media screen and (max-width: 40em) { body { padding: 1.25rem; } .recipient, .date, .signature { margin-left: 20%; } main p, li { text-align: left; } [dir="rtl"] { text-align: right; } }
@media print { html { line-height: ${times(1.28, leading)}; } body { max-width: none; padding: 0; } p, ul, ol { margin-top: ${times(0.45)}em; } h1 { margin: ${times(1.15, pause)}em 0 ${times(1)}em; } .recipient, .date { margin-top: ${times(0.8, pause)}em; } .signature { margin-top: ${times(1.8, pause)}em; } .enclosure { margin-top: 1.4em; } }
`
}

const watermarkRule = (picture: string) =>
  `body::before { content: ""; position: fixed; inset: 0; z-index: -1; background: url("data:image/svg+xml;base64,${picture}") center/min(15cm, 95vw) no-repeat; transform: rotate(-52deg); print-color-adjust: exact; }\n`
