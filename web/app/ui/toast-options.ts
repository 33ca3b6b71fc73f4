export type Toast = {
  title: string
  message?: string
  action?: { label: string; onClick: () => void }
  /** Milliseconds; 0 stays until closed. */
  duration?: number
}

export type ToastType = 'success' | 'error' | 'warning' | 'info'
