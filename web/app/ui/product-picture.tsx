import './product-picture.css'
import { classes } from './classes.ts'

/** Screenshots of the product, taken by `npm run pictures` at 1280 × 800, in both themes. */
export type PictureName =
  | 'dashboard'
  | 'editor'
  | 'proofreading'
  | 'offer'
  | 'library'
  | 'letter'
  | 'sharing'
  | 'export'
  | 'versions'

const size = { width: 1280, height: 800 }

/** A screenshot in the theme of the page. The hidden one is never fetched. */
export function ProductPicture({
  name,
  alt,
  eager = false,
  className,
}: {
  name: PictureName
  alt: string
  /** For a picture in the first view. */
  eager?: boolean
  className?: string
}) {
  return (
    <span className={classes('product-picture', className)}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          {...size}
          src={`/pictures/${name}-${theme}.webp`}
          srcSet={`/pictures/${name}-${theme}-720.webp 720w, /pictures/${name}-${theme}.webp 1280w`}
          sizes="(min-width: 1180px) 900px, 92vw"
          alt={alt}
          data-shown-in={theme}
          loading={eager && theme === 'light' ? 'eager' : 'lazy'}
          decoding="async"
        />
      ))}
    </span>
  )
}
