import type { PaymentRow } from './payments.tables.ts'

const texts: Readonly<Record<string, string>> = {
  AMOUNT_MISMATCH: 'Le montant débité n’était pas celui qui avait été annoncé. Il a été remboursé en entier.',
  AGREEMENT_GONE: 'L’accord donné à PayPal a été retiré.',
  SUPERSEDED: 'Une autre formule avait déjà été choisie. Rien n’a été débité.',
  TRIAL_ALREADY_USED: 'Ce compte PayPal avait déjà utilisé l’essai de cette formule. Rien n’a été débité.',
  NO_SESSION: 'PayPal n’a pas répondu. Rien n’a été débité.',
}

const byState: Readonly<Partial<Record<PaymentRow['status'], string>>> = {
  failed: 'PayPal a refusé ce paiement. Rien n’a été débité.',
  canceled: 'Ce paiement a été abandonné avant d’être fait. Rien n’a été débité.',
  expired: 'Ce paiement n’a pas été accepté à temps. Rien n’a été débité.',
  reversed: 'La banque a repris ce paiement.',
}

/** Why a payment failed, as a sentence; null where it did not. */
export const failureText = ({ failure, status }: PaymentRow): string | null => {
  const known = texts[failure ?? '']
  if (known && (status === 'failed' || failure === 'AMOUNT_MISMATCH')) return known
  return byState[status] ?? null
}
