import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { showcaseTexts as texts } from './showcase.fr.ts'
import { Actions, Choices, Fields } from './showcase-controls.tsx'
import { Badges, Banners, Dialogs, Empty, Navigation, Palette, Type } from './showcase-display.tsx'

/** Every UI component in every state, to check both themes and all widths. */
export function Showcase() {
  return (
    <main id="main" className="wrap flex flex-col gap-10 py-10">
      <header className="flex items-center gap-4 border-line border-b pb-6">
        <h1 className="flex-1 font-serif text-h1 tracking-head">{texts.title}</h1>
        <ThemeSwitch />
        <Logo className="h-8" />
      </header>
      <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        <Group title={texts.colours}>
          <Palette />
        </Group>
        <Group title={texts.type}>
          <Type />
        </Group>
        <Group title={texts.buttons}>
          <Actions />
        </Group>
        <Group title={texts.fields}>
          <Fields />
        </Group>
        <Group title={texts.choices}>
          <Choices />
        </Group>
        <Group title={texts.badges}>
          <Badges />
        </Group>
        <Group title={texts.banners}>
          <Banners />
        </Group>
        <Group title={texts.tabs}>
          <Navigation />
        </Group>
        <Group title={texts.dialogs}>
          <Dialogs />
        </Group>
        <Group title={texts.empty}>
          <Empty />
        </Group>
      </div>
    </main>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h2 className="font-serif text-h4 text-ink-muted italic">{title}</h2>
      {children}
    </section>
  )
}
