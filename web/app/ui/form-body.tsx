import type { FormEventHandler, ReactNode } from 'react'
import { Banner } from './banner.tsx'

/** Fields in a column, below the server’s refusal if there is one. */
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
    // «post»: without JavaScript, a password must not end up in the address.
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
