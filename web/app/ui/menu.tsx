import type { MenuProps } from './menu-props.ts'
import { useLoadedOnPress } from './use-loaded-on-press.ts'

const load = () => import('./menu-popup.tsx')

/** A menu below its button, fetched when the button is first pressed, or ahead while the browser is idle. */
export function Menu(props: MenuProps) {
  const { loaded, trigger } = useLoadedOnPress(load, props.trigger, 'menu')
  return loaded ? <loaded.MenuPopup {...props} trigger={trigger} /> : trigger
}
