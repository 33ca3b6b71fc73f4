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

const show =
  (type: keyof typeof icons) =>
  ({ title, message, action, duration = defaultDurationMs }: Toast) => {
    const options: ExternalToast = {
      icon: icons[type],
      duration: duration === 0 ? Number.POSITIVE_INFINITY : duration,
      ...(message ? { description: message } : {}),
      ...(action ? { action } : {}),
    }
    sonner[type](title, options)
  }

/** A short message at the top right, with one action at most. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
}
