import type { RichBlock } from '../../lib/text/rich-text.ts'

export type LegalSection = { id: string; title: string; blocks: readonly RichBlock[] }

/** A page of law. */
export type LegalPage = {
  title: string
  metaTitle: string
  description: string
  path: string
  lead: string
  /** Day from which it applies. */
  version: string
  sections: readonly LegalSection[]
}
