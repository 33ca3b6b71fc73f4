/** A title of the register in both genders. */
export type GenderedTitle = { masculine: string; feminine: string }

/**
 * «Assistant bobineur / Assistante bobineuse en électricité» in both genders: what follows the feminine words belongs to
 * both. A feminine shorter than the masculine repeats its beginning: «Garde forestier / Forestière».
 */
export function splitTitle(label: string): GenderedTitle {
  const [masculine, feminine, ...more] = label.split(' / ')
  if (masculine === undefined || feminine === undefined || more.length > 0)
    return { masculine: label, feminine: label }
  const [shorter, longer] = [masculine.split(' '), feminine.split(' ')]
  if (longer.length < shorter.length)
    return {
      masculine,
      feminine: [...shorter.slice(0, shorter.length - longer.length), ...longer].join(' '),
    }
  const shared = longer.slice(shorter.length).join(' ')
  return { masculine: shared === '' ? masculine : `${masculine} ${shared}`, feminine }
}
