import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../lib/session/session.ts'
import { classes } from '../../ui/classes.ts'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { AccountLinks } from './account-links.tsx'
import { linkClasses } from './link-classes.ts'
import { siteLayoutTexts as texts } from './site-layout.fr.ts'
import { SiteMenu } from './site-menu.tsx'
import { SiteSubmenu } from './site-submenu.tsx'

const scrolledFromPx = 10

/** Header of the public pages; has a background and a shadow once the page is scrolled. */
export function SiteHeader() {
  const isScrolled = useIsScrolled()
  const [menuOpen, setMenuOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const { status, user } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setMenuOpen(false), [key])
  useEscape(menuOpen, () => {
    setMenuOpen(false)
    menuButton.current?.focus()
  })
  const isInside = status === 'authenticated'
  return (
    <header
      className={classes(
        'fixed inset-x-0 top-0 z-(--z-bar) transition-[background-color,box-shadow] duration-base',
        (isScrolled || menuOpen) && 'bg-paper shadow-card',
      )}
    >
      <div className="wrap flex h-18 items-center gap-8">
        <Link to="/" aria-label={texts.home} className="flex min-h-11 items-center rounded-tag">
          <Logo className="h-8" />
        </Link>
        <nav aria-label={texts.nav} className="hidden flex-1 gap-1 md:flex">
          {isInside ? (
            texts.inside.map(({ to, label }) => (
              <Link key={to} to={to} className={linkClasses}>
                {label}
              </Link>
            ))
          ) : (
            <>
              <SiteSubmenu {...texts.features} />
              <Link to={texts.pricing.to} className={linkClasses}>
                {texts.pricing.label}
              </Link>
              <SiteSubmenu {...texts.support} />
            </>
          )}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <span className="hidden md:contents">
            <ThemeSwitch />
          </span>
          <AccountLinks user={user} />
          <button
            ref={menuButton}
            type="button"
            aria-expanded={menuOpen}
            aria-controls="site-menu"
            aria-label={menuOpen ? texts.closeMenu : texts.openMenu}
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
      <SiteMenu isOpen={menuOpen} isInside={isInside} onGo={() => setMenuOpen(false)} />
    </header>
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

function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
