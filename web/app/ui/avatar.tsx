import { classes } from './classes.ts'

/** «IC» for Inès Carpentier. */
export function initials(displayName: string): string {
  const words = displayName
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => word?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('fr')
}

const sizes = { small: 'size-8 text-small', large: 'size-24 text-h3' } as const

/** Profile picture, or initials. */
export function Avatar({
  name,
  photo,
  size = 'small',
}: {
  name: string
  photo: string | null
  size?: keyof typeof sizes
}) {
  const look = classes('inline-grid shrink-0 place-items-center rounded-full', sizes[size])
  if (photo) return <img src={photo} alt="" className={classes(look, 'bg-sunken object-cover')} />
  return (
    <span aria-hidden="true" className={classes(look, 'bg-accent-soft font-semibold text-accent-text')}>
      {initials(name)}
    </span>
  )
}
