/** The sample letter in its parts. */
declare module 'virtual:letter-anatomy' {
  export const data: import('./make-anatomy.ts').AnatomySection[]
}

/** The chapters of the tips, with what the proofreader says of each sample at build time. */
declare module 'virtual:tips' {
  import type { TipChapter } from './make-tips.ts'
  export const data: TipChapter[]
}
