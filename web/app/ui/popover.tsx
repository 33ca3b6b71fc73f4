import type { PopoverProps } from './popover-props.ts'
import { useLoadedOnPress } from './use-loaded-on-press.ts'

const load = () => import('./popover-popup.tsx')

/** A popover below its button, fetched as a menu is. */
export function Popover(props: PopoverProps) {
  const { loaded, trigger } = useLoadedOnPress(load, props.trigger, 'dialog')
  return loaded ? <loaded.PopoverPopup {...props} trigger={trigger} /> : trigger
}
