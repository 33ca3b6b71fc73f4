import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ExternalToast, toast as sonner } from 'sonner'
import type { Toast, ToastType } from './toast-options.ts'

const icons = {
  success: <CircleCheck className="size-[18px] text-success" />,
  error: <CircleAlert className="size-[18px] text-danger" />,
  warning: <TriangleAlert className="size-[18px] text-warning" />,
  info: <Info className="size-[18px] text-info" />,
} as const satisfies Record<ToastType, ReactNode>

const defaultDurationMs = 5000

const pushedId = (title: string) => `told: ${title}`
const shown = () => sonner.getToasts().flatMap((one) => ('title' in one ? [one] : []))

export function showToast(
  type: ToastType,
  { title, message, action, duration = defaultDurationMs }: Toast,
): void {
  const options: ExternalToast = {
    ...(shown().some(({ id }) => id === pushedId(title)) ? { id: pushedId(title) } : {}),
    icon: icons[type],
    duration: duration === 0 ? Number.POSITIVE_INFINITY : duration,
    ...(message ? { description: message } : {}),
    ...(action ? { action } : {}),
  }
  sonner[type](title, options)
}

/**
 * A message pushed by the server. The page may display the same one itself, before or after: it is displayed once.
 */
export function pushToast({ title, message, action }: Omit<Toast, 'duration'>): void {
  if (shown().some((one) => one.title === title)) return
  sonner.info(title, {
    id: pushedId(title),
    icon: icons.info,
    duration: defaultDurationMs,
    ...(message ? { description: message } : {}),
    ...(action ? { action } : {}),
  })
}
