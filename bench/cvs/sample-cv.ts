import type { DocxBlock } from '../../server/testing/career/build-docx.ts'

/** Where a CV comes from: a text as pasted, the Typst source of a PDF, or the blocks of a DOCX. */
export type CvSource =
  | { kind: 'text'; text: string }
  | { kind: 'pdf'; typst: string }
  | { kind: 'docx'; blocks: DocxBlock[] }

/**
 * A job as a careful person would file it. `to` is `now` for a job that goes on, blank when the CV does not say.
 * ` / ` separates employers that are both right.
 */
export type WantedJob = { title: string; employer: string; from: string; to: string; lines: string[] }

/** A CV of an invented person, and what a careful person reads in it. */
export type SampleCv = {
  name: string
  source: CvSource
  gold: { jobs: WantedJob[]; education: string[]; languages: string[]; certificates: string[] }
}
