// Characters that XML 1.0 forbids: most control characters, halves of pairs, U+FFFE and U+FFFF.
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Removes the characters that XML forbids. */
export function legalInXml(text: string): string {
  return text.replace(illegal, '')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for XML and HTML, between tags or in double quotes. */
export function xmlText(text: string): string {
  return legalInXml(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}
