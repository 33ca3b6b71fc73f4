import { Menu as Base } from '@base-ui/react/menu'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import type { MenuItem, MenuProps } from './menu-props.ts'
import { uiTexts } from './ui.fr.ts'

const itemLook =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-[5px] px-3 text-ui no-underline outline-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-ink-faint pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

export function MenuPopup({ trigger, items, header, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      {/* The end of the page, where it stands, is in no landmark. */}
      <Base.Portal role="region" aria-label={uiTexts.menu}>
        <Base.Positioner align={align} sideOffset={6} className="z-(--z-menu)">
          <Base.Popup className="max-h-(--available-height) min-w-52 max-w-(--available-width) overflow-y-auto rounded-card bg-raised p-1.5 text-ink shadow-float outline-none transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {header ? <div className="px-3 pt-1.5 pb-2.5">{header}</div> : null}
            {items.map((item, place) => (
              // Items do not move while the menu is open.
              // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no other name
              <Item key={place} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  if (item === 'separator') return <Base.Separator className="my-1.5 h-px bg-line" />
  const look = classes(itemLook, item.tone === 'danger' && 'text-danger')
  const content = (
    <>
      {item.icon}
      <span className="flex-1">{item.label}</span>
      {item.shortcut ? <kbd className="font-sans text-micro text-ink-faint">{item.shortcut}</kbd> : null}
    </>
  )
  const disabled = item.disabled ?? false
  if ('to' in item && !disabled) {
    return (
      <Base.Item disabled={disabled} className={look} render={<Link to={item.to} />}>
        {content}
      </Base.Item>
    )
  }
  return (
    <Base.Item disabled={disabled} className={look} onClick={'onSelect' in item ? item.onSelect : undefined}>
      {content}
    </Base.Item>
  )
}
