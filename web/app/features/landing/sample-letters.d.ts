declare module 'virtual:sample-letters' {
  export const made: readonly { id: string; day: string; seed: number; paragraphs: string[] }[]
}
