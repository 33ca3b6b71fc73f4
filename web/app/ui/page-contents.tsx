/** Table of contents of a long page: beside it, or one line above it on a narrow screen. */
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
      className="min-w-0 md:sticky md:top-24 md:max-h-[calc(100dvh-7rem)] md:self-start md:overflow-y-auto print:hidden"
    >
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-col md:gap-0 md:overflow-x-visible md:p-0">
        {places.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center whitespace-nowrap rounded-full border border-line-field px-4 text-ink-muted text-ui no-underline hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 md:whitespace-normal md:rounded-control md:border-transparent md:px-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
