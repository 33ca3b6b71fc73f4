// What XML 1.0 has no place for: most control characters, halves of pairs, U+FFFE and U+FFFF.
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Text without the characters that no XML file may hold. */
export function legalInXml(text: string): string {
  return text.replace(illegal, '')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it stands in an XML or HTML file, between tags or between double quotes. */
export function xmlText(text: string): string {
  return legalInXml(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}
