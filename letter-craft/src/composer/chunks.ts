/** Splits a letter into words with their following white space; joined, the chunks are the content. */
export function splitIntoChunks(content: string): string[] {
  return content.match(/^\s+|\S+\s*/gu) ?? []
}
