/** The web address, when the text is nothing else; undefined for a text that contains addresses. */
export function offerAddress(text: string): string | undefined {
  const said = text.trim()
  if (/\s/u.test(said)) return undefined
  const address = /^www\./iu.test(said) ? `https://${said}` : said
  return /^https?:\/\/[^/]+\.[^/]|^https?:\/\/[^/]+$/iu.test(address) && URL.canParse(address)
    ? address
    : undefined
}
