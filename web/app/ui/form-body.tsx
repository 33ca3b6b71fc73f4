import type { FormEventHandler, ReactNode } from 'react'
import { Banner } from './banner.tsx'

/** Fields one under the other, under the reason why the server refused them, if it did. */
export function FormBody({
  refusal,
  onDismiss,
  onSubmit,
  children,
}: {
  refusal: string | undefined
  onDismiss: () => void
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}) {
  return (
    // «post»: without our script, a password must not end up in the address.
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {refusal ? (
        <Banner tone="danger" onDismiss={onDismiss}>
          {refusal}
        </Banner>
      ) : null}
      {children}
    </form>
  )
}
