import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { siteFrameTexts as say } from './site-frame.fr.ts'

const scrolledFromPx = 10

/** The bar of the public pages; it gets a ground and a shadow once the page is scrolled. */
export function SiteHeader() {
  const isScrolled = useIsScrolled()
  const [menuOpen, setMenuOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu
  useEffect(() => setMenuOpen(false), [key])
  useEscape(() => setMenuOpen(false))
  const hasGround = isScrolled || menuOpen
  return (
    <header
      className={classes(
        'fixed inset-x-0 top-0 z-(--z-bar) transition-[background-color,box-shadow] duration-base',
        hasGround && 'bg-paper shadow-card',
      )}
    >
      <div className="wrap flex h-18 items-center gap-8">
        <Link to="/" aria-label={say.home} className="rounded-tag">
          <Logo className="h-8" />
        </Link>
        <nav aria-label={say.nav} className="hidden flex-1 gap-1 md:flex">
          <NavLinks />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <span className="hidden md:contents">
            <ThemeSwitch />
          </span>
          <Doors />
          <button
            type="button"
            aria-expanded={menuOpen}
            aria-controls="site-menu"
            aria-label={menuOpen ? say.closeMenu : say.openMenu}
            onClick={() => setMenuOpen(!menuOpen)}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-sunken md:hidden"
          >
            {menuOpen ? (
              <X aria-hidden="true" className="size-5" />
            ) : (
              <Menu aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>
      </div>
      <nav
        id="site-menu"
        aria-label={say.nav}
        hidden={!menuOpen}
        className="flex flex-col gap-1 border-line border-t px-(--gutter) pt-3 pb-6 md:hidden"
      >
        <NavLinks />
        <Link to="/login" className={linkLook}>
          {say.signIn}
        </Link>
        <ThemeSwitch className="self-start" />
      </nav>
    </header>
  )
}

const linkLook =
  'inline-flex min-h-11 items-center rounded-control px-3 text-ui font-medium no-underline transition-colors duration-quick hover:bg-sunken'

function NavLinks() {
  return say.links.map(({ to, label }) => (
    <Link key={to} to={to} className={linkLook}>
      {label}
    </Link>
  ))
}

/** The way in, or the way back for whoever is signed in. */
function Doors() {
  const { status } = useSession()
  if (status === 'authenticated') return <ButtonLink to="/dashboard">{say.dashboard}</ButtonLink>
  return (
    <>
      <span className="hidden md:contents">
        <Link to="/login" className={linkLook}>
          {say.signIn}
        </Link>
      </span>
      <ButtonLink to="/register">{say.start}</ButtonLink>
    </>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > scrolledFromPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
