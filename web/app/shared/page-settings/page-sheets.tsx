import './page-sheets.css'
import { useMemo } from 'react'

/** A drawing as an image: scripts and outside links in it do not run there. */
const imageOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** The pages of a letter as they print, one below the other. The same words are told elsewhere as text. */
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
