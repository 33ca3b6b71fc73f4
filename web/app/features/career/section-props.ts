import type { CareerDocument } from './career.state.ts'

/** What every section of the career takes. */
export type SectionProps = {
  document: CareerDocument
  change: (change: (document: CareerDocument) => CareerDocument) => void
  newId: () => string
}
