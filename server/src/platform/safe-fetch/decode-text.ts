const metaCharset = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:.-]{2,40})/i
const headerCharset = /charset\s*=\s*"?([\w:.-]{2,40})/i
/** Where a page must declare its encoding, says the HTML standard. */
const declaredWithin = 1024

/**
 * The text of an answer: its byte order mark decides, then the charset of its header, then that of its `<meta>`,
 * then UTF-8 when it is valid, else windows-1252 (the web's default for western pages).
 */
export function decodeText(body: Buffer, contentType: string): string {
  const marked = markOf(body)
  const head = body.subarray(0, declaredWithin).toString('latin1')
  const label = marked ?? headerCharset.exec(contentType)?.[1] ?? metaCharset.exec(head)?.[1]
  const decoder = label === undefined ? undefined : decoderFor(label)
  if (decoder) return decoder.decode(body)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    // Not UTF-8: a page that declares nothing is most often an old western one.
    return new TextDecoder('windows-1252').decode(body)
  }
}

function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  return undefined
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    // An unknown encoding counts as none.
    return undefined
  }
}
