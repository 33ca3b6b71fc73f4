/** The sample letter in its parts. */
declare module 'virtual:letter-anatomy' {
  export const data: import('./make-anatomy.ts').AnatomySection[]
}
