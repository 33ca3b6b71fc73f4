/** Cuts a letter into words with the white space that follows them; joined, the chunks are exactly the content. */
export function splitIntoChunks(content: string): string[] {
  return content.match(/^\s+|\S+\s*/gu) ?? []
}
