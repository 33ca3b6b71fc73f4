import { loadUntilThere } from '../lib/react/load-until-there.ts'
import type { Toast, ToastType } from './toast-options.ts'

// No screen begins with a toast: what shows them is fetched once the page works (`toaster.tsx`).
const load = () => loadUntilThere(() => import('./show-toast.tsx'))

const show = (type: ToastType) => (toast: Toast) =>
  void load().then(({ showToast }) => showToast(type, toast))

/** A short message at the top right, with at most one action. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  /** A message that the server pushed. */
  push: (toast: Omit<Toast, 'duration'>) => void load().then(({ pushToast }) => pushToast(toast)),
}
