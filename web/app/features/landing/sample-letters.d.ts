/** The first letter of each person, which the page holds. */
declare module 'virtual:sample-letters' {
  export const data: readonly { id: string; day: string; seed: number; paragraphs: string[] }[]
}

/** The other versions of each person’s letter. */
declare module 'virtual:other-sample-letters' {
  export const data: Readonly<Record<string, readonly { seed: number; paragraphs: string[] }[]>>
}
