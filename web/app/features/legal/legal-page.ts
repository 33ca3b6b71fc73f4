import type { RichBlock } from '../../lib/text/rich-text.ts'

export type LegalSection = { id: string; title: string; blocks: readonly RichBlock[] }

/** Content of a legal page. */
export type LegalPage = {
  title: string
  metaTitle: string
  description: string
  path: string
  lead: string
  /** Effective date. */
  version: string
  sections: readonly LegalSection[]
}
