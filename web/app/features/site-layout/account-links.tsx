import type { Profile } from '@lettrine/contract/profile'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loadUntilThere } from '../../lib/react/load-until-there.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { linkClasses } from './link-classes.ts'
import { siteLayoutTexts as texts } from './site-layout.fr.ts'

// Loaded for signed-in users only.
const SiteUserMenu = lazy(() =>
  loadUntilThere(() =>
    import('./site-user-menu.tsx').then(({ SiteUserMenu }) => ({ default: SiteUserMenu })),
  ),
)

/** Sign-in and sign-up links, or the link to the dashboard when signed in. */
export function AccountLinks({ user }: { user: Profile | undefined }) {
  if (user)
    return (
      <Suspense fallback={<ButtonLink to="/dashboard">{texts.dashboard}</ButtonLink>}>
        <SiteUserMenu user={user} />
      </Suspense>
    )
  return (
    <>
      <span className="hidden md:contents">
        <Link to="/login" className={linkClasses}>
          {texts.signIn}
        </Link>
      </span>
      <ButtonLink to="/register">{texts.start}</ButtonLink>
    </>
  )
}
