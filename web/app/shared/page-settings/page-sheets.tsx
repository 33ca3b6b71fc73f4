import './page-sheets.css'
import { useMemo } from 'react'

/** An SVG as an image: its scripts and external links do not run. */
const imageOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** Rendered pages of a letter, one below the other. Their text is available elsewhere. */
export function PageSheets({ pages }: { pages: readonly string[] }) {
  const images = useMemo(() => pages.map(imageOf), [pages])
  return (
    <div className="page-sheets" aria-hidden="true">
      {images.map((image) => (
        <img key={image} src={image} alt="" />
      ))}
    </div>
  )
}
