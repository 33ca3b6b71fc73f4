declare module 'virtual:sample-letters' {
  export const data: readonly { id: string; day: string; seed: number; paragraphs: string[] }[]
}
