import type { ReactNode } from 'react'

/** A section with its title in the margin, left of the pink rule. */
export function MarginSection({
  id,
  margin,
  title,
  lead,
  children,
}: {
  id?: string
  margin: string
  title: string
  lead: string
  children?: ReactNode
}) {
  return (
    <section {...(id ? { id } : {})} className="grid md:grid-cols-[10.75rem_1fr]">
      <p className="border-margin-line pb-3 font-serif text-ui text-ink-muted italic md:border-r md:py-20">
        {margin}
      </p>
      <div className="flex min-w-0 flex-col gap-8 pb-16 md:py-18 md:pl-14">
        <div className="flex flex-col gap-4">
          <h2 className="max-w-[24ch] font-serif text-h2 leading-head tracking-head text-balance">{title}</h2>
          <p className="max-w-[38rem] text-body leading-body text-ink-muted">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
