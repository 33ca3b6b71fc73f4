const forms = 'SARL|SASU|SAS|SA|EURL|EIRL|SELARL|SCI|SCEA|SCOP|SCIC|SNC|GIE|INC|LTD|LLC|PLC|GMBH'
const spelled = 'Sarl|Sasu|Eurl|Scop|Scic|S\\.A\\.R\\.L\\.?|S\\.A\\.S\\.?|S\\.A\\.|Inc\\.?|Ltd\\.?|GmbH'
const trailing = new RegExp(`(?<=[\\p{L}\\d.])[\\s,-]+\\(?(?:${forms}|${spelled})\\)?\\.?$`, 'u')
const leading = new RegExp(`^\\(?(?:${forms}|${spelled})\\)?[\\s,-]+(?=\\p{L}{2})`, 'u')
const afterName = new RegExp(
  `(?<=\\p{Lu}[\\p{L}\\d&’.-]*)\\s+\\(?(?:${forms}|${spelled})\\)?(?![\\p{L}\\d’-])`,
  'gu',
)
const named = /(?<![\p{L}\d’-])(?:SARL|SASU|SAS|EURL|EIRL|SELARL|SCI|SNC|GIE|Sarl|Sasu|Eurl)(?![\p{L}\d’-])/gu
const cooperative = /(?<![\p{L}\d’-])(?:SCOP|SCIC|Scop|Scic)(?![\p{L}\d’-])/gu

/** «Dupont SAS», «SARL Dupont», «Dupont (SARL)» → «Dupont»; a name that is only a legal form stays. */
export const withoutLegalForm = (name: string): string => name.replace(trailing, '').replace(leading, '')

/** In a sentence: «chez Dupont SARL» → «chez Dupont»; «la SARL Dupont», «une SAS» → «la société Dupont», «une société». */
export function withoutLegalForms(text: string): string {
  if (!/\s/u.test(text.trim())) return text
  return text
    .replace(afterName, '')
    .replace(/(?<![\p{L}’])l[’'](?=(?:EURL|EIRL)(?!\p{L}))/gu, 'la ')
    .replace(/(?<=(?:^|[,:;(–-]\s?))(?:SARL|SASU|SAS|SA|EURL|SCI|SNC|Sarl|Eurl)\s+(?=\p{Lu})/gu, '')
    .replace(/(?<=(?:^|\s)(?:chez|pour|avec|à)\s)(?:SARL|SASU|SAS|SA|EURL|SCI|SNC)\s+(?=\p{Lu})/gu, '')
    .replace(/(?<=(?:^|\s)(?:la|une|cette|votre|notre|ma)\s)SA(?![\p{L}\d’-])/gu, 'société')
    .replace(named, 'société')
    .replace(cooperative, 'coopérative')
}
