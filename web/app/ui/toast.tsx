import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ExternalToast, toast as sonner } from 'sonner'

export type Toast = {
  title: string
  message?: string
  action?: { label: string; onClick: () => void }
  /** Milliseconds; 0 stays until closed. */
  duration?: number
}

const icons = {
  success: <CircleCheck className="size-[18px] text-success" />,
  error: <CircleAlert className="size-[18px] text-danger" />,
  warning: <TriangleAlert className="size-[18px] text-warning" />,
  info: <Info className="size-[18px] text-info" />,
} as const

const defaultDurationMs = 5000

const pushedId = (title: string) => `told: ${title}`
const shown = () => sonner.getToasts().flatMap((one) => ('title' in one ? [one] : []))

const show =
  (type: keyof typeof icons) =>
  ({ title, message, action, duration = defaultDurationMs }: Toast) => {
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
function push({ title, message, action }: Omit<Toast, 'duration'>): void {
  if (shown().some((one) => one.title === title)) return
  sonner.info(title, {
    id: pushedId(title),
    icon: icons.info,
    duration: defaultDurationMs,
    ...(message ? { description: message } : {}),
    ...(action ? { action } : {}),
  })
}

/** A short message at the top right, with at most one action. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  push,
}
