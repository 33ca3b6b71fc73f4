/** The anchors of a long page: beside it where there is room, above it where there is not. */
export function PageContents({
  label,
  places,
}: {
  label: string
  places: readonly { id: string; name: string }[]
}) {
  return (
    <nav
      aria-label={label}
      className="md:sticky md:top-24 md:max-h-[calc(100dvh-7rem)] md:self-start md:overflow-y-auto print:hidden"
    >
      <ul className="flex flex-wrap gap-x-2 md:flex-col">
        {places.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-control px-3 text-ink-muted text-ui no-underline hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
