import { SocialProvider } from '@lettrine/contract/identity'
import type { SignInMethod } from '@lettrine/contract/sessions'
import { KeyRound } from 'lucide-react'
import { useLocation } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { ProviderLogo } from '../../shared/identity/provider-logo.tsx'
import { socialTexts } from '../../shared/identity/social.fr.ts'
import { useOfferedProviders } from '../../shared/identity/use-offered-providers.ts'
import { useSocial } from '../../shared/identity/use-social.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { securityTexts } from './security.fr.ts'
import { useMethods, useRefreshMethods, useUnlink } from './security.queries.ts'
import { SecuritySection } from './security-section.tsx'

const texts = securityTexts.methods

/** Sign-in methods: password and providers, linked or not. The last one cannot be removed. */
export function SignInMethods() {
  const { pathname, state } = useLocation()
  const methods = useMethods()
  const refresh = useRefreshMethods()
  const { providers, elsewhere } = useOfferedProviders()
  const social = useSocial('link', pathname, async () => {
    await refresh()
    toast.success({ title: texts.nowLinked })
  })
  const unlink = useUnlink()
  const linked = methods.data?.data.methods ?? []
  const sinceOf = (method: SignInMethod) => linked.find((one) => one.method === method)?.since
  const shown = SocialProvider.options.filter((one) => providers.includes(one) || sinceOf(one) !== undefined)
  const withdraw = (provider: SocialProvider) =>
    unlink.mutate(provider, {
      onSuccess: () => toast.success({ title: texts.unlinked(texts.names[provider]) }),
      onError: (fault) =>
        toast.error({
          title: texts.unlinkFailed,
          message: fault instanceof ApiError ? fault.message : undefined,
        }),
    })
  const password = sinceOf('password')
  const failedBefore = (state as { socialFault?: unknown } | null)?.socialFault
  const message = social.fault?.message ?? (typeof failedBefore === 'string' ? failedBefore : undefined)
  return (
    <SecuritySection title={texts.title} lead={texts.lead} query={methods} failed={texts.failed}>
      {message ? (
        <Banner
          tone="danger"
          {...(social.fault ? { onDismiss: social.dismiss } : {})}
          action={
            social.fault?.mayRedirect ? (
              <Button
                size="small"
                variant="secondary"
                onClick={() => social.fault && social.withPage(social.fault.provider)}
              >
                {socialTexts.withoutPopup}
              </Button>
            ) : undefined
          }
        >
          {message}
        </Banner>
      ) : null}
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {password ? (
          <li className="flex items-center gap-4 py-3.5">
            <span className="grid w-6 shrink-0 place-items-center text-ink-muted">
              <KeyRound aria-hidden="true" size={20} />
            </span>
            <MethodName name={texts.names.password} note={texts.passwordSince(password)} />
          </li>
        ) : null}
        {shown.map((provider) => (
          <li key={provider} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
            <span className="grid w-6 shrink-0 place-items-center">
              <ProviderLogo provider={provider} />
            </span>
            <ProviderRow
              name={texts.names[provider]}
              since={sinceOf(provider)}
              isLast={linked.length === 1}
              isBusy={unlink.isPending && unlink.variables === provider}
              onLink={() =>
                elsewhere ? window.location.assign(`${elsewhere}${pathname}`) : social.start(provider)
              }
              onUnlink={() => withdraw(provider)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-muted text-small empty:hidden">
        {social.waiting ? socialTexts.waiting(texts.names[social.waiting]) : null}
      </p>
    </SecuritySection>
  )
}

function MethodName({ name, note }: { name: string; note: string }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold">{name}</p>
      <p className="text-ink-muted text-small">{note}</p>
    </div>
  )
}

function ProviderRow({
  name,
  since,
  isLast,
  isBusy,
  onLink,
  onUnlink,
}: {
  name: string
  since: string | undefined
  isLast: boolean
  isBusy: boolean
  onLink: () => void
  onUnlink: () => void
}) {
  if (since === undefined)
    return (
      <>
        <MethodName name={name} note={texts.notLinked} />
        <Button variant="secondary" size="small" aria-label={texts.linkOf(name)} onClick={onLink}>
          {texts.link}
        </Button>
      </>
    )
  return (
    <>
      <MethodName name={name} note={isLast ? texts.last : texts.linked(since)} />
      {isLast ? null : (
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={texts.unlinkOf(name)}
          onClick={onUnlink}
        >
          {texts.unlink}
        </Button>
      )}
    </>
  )
}
