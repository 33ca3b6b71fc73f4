import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import type { Choice } from './select-field.tsx'

/** Tabs with their panels; the current one is underlined in red. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  panel,
}: {
  label: string
  tabs: readonly Choice<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  panel: (value: Value) => ReactNode
}) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <Base.List aria-label={label} className="flex gap-6 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-10 cursor-pointer border-transparent border-b-2 text-ui font-medium whitespace-nowrap text-ink-muted transition-colors duration-quick hover:text-ink data-active:border-rubric data-active:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5 outline-offset-4">
          {panel(tab.value)}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
