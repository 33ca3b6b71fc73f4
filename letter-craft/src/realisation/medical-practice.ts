import { upperFirst } from '../french/plain-letters.ts'

const doctor = 'D(?:R|r|OCTEUR|octeur)\\.? (\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)'

/** «SELARL DR MARCHAND - DR OLIVEIRA»: each doctor has the title. */
const titled = new RegExp(
  `^(?:(?:SELARL|SCP|SCM|Selarl|Cabinet|CABINET)(?: DES?| DU| des?| du)? )?${doctor}(?:\\s*(?:-|&|,|ET|et)\\s*${doctor})?$`,
  'u',
)

/** «Cabinet de cardiologie Drs Meunier / Vasseur»: one title for both. */
const together =
  /^(cabinet(?: \p{Ll}+){0,3}) (?:Drs|docteurs) (\p{Lu}[\p{L}-]+)(?: ?(?:\/|,|&|et|-) ?(\p{Lu}[\p{L}-]+))?$/iu

/** The practice of the doctors that a name lists, without its article: «cabinet des docteurs Marchand et Oliveira». */
export function practiceName(raw: string): string | undefined {
  const name = raw.trim()
  const [, kind, first, second] = together.exec(name) ?? []
  if (kind !== undefined) return `${kind.toLowerCase()} des docteurs ${listed([first, second])}`
  const [, one, other] = titled.exec(name) ?? []
  if (one === undefined) return undefined
  return `cabinet ${other === undefined ? 'du docteur' : 'des docteurs'} ${listed([one, other])}`
}

/** «MARCHAND», «OLIVEIRA» → «Marchand et Oliveira» */
const listed = (names: readonly (string | undefined)[]): string =>
  names
    .flatMap((name) => name?.replace(/\p{Lu}{2,}/gu, (word) => upperFirst(word.toLowerCase())) ?? [])
    .join(' et ')
