/** A title that a sentence can hold: a few words, no code, no slash. */
const isSayable = (title: string): boolean =>
  title !== '' &&
  title.split(' ').length <= 8 &&
  title.length <= 60 &&
  !/[/()[\]|:;@\d«»"]|(?<!C)#|\s-\s|[.,]/u.test(title.replace(/(?<= )\.NET(?!\p{L})/u, 'NET'))

/**
 * A title as cleaned, then what is left of it without its codes, its second trade, its last words, longest first:
 * «électricien bâtiment N3P1» is «électricien bâtiment», «commis/second de cuisine» is «commis de cuisine».
 */
export function postTitles(cleaned: string): string[] {
  const title = cleaned
    // «cariste CACES 1, 3 et 5»: a licence is no trade; «de nuit ou jour» is of two posts.
    .replace(/\s+(?:CACES|permis|B[12]V).*$/u, '')
    .replace(/ (?:de )?(?:nuit|jour) (?:ou|et|\/) (?:de )?(?:nuit|jour)(?!\p{L})/iu, '')
    .trim()
  const bare = title
    .replace(/\s+(?=\S*\d)\S+/gu, '')
    .replace(/\s+(?:de|d’|en|à|et|[-–])$/u, '')
    .trim()
  const [first = '', ...sides] = bare.split('/').map((title) => title.trim())
  // «développeur Java/Angular»: the second is no trade.
  const others = sides.filter((title) => /^\p{Ll}{3}/u.test(title))
  const complement = others.map((title) => / (?:de |d’|du |des |en ).*$/u.exec(title)?.[0])[0]
  // «commis / second de cuisine»; a «cariste» is one without the orders of the other.
  const shared =
    complement !== undefined &&
    !first.includes(' ') &&
    (tellsLittle.test(first) || /^(?:commis|chef)$/u.test(first))
      ? [first + complement]
      : []
  // «night auditor/réceptionniste de nuit»: the French one.
  const isForeign = (title: string): number =>
    Number(
      /\p{Ll} \p{Lu}\p{Ll}|^(?:night|key|account|sales|store|customer|community|office|happiness|guest)(?!\p{L})/u.test(
        title,
      ),
    )
  const trades =
    others.length > 0
      ? [...shared, first, ...others].sort((one, other) => isForeign(one) - isForeign(other))
      : [sides.length > 0 ? first : bare]
  const shorter = trades.flatMap((title) => {
    const words = title.split(' ')
    return words
      .map((_, at) => words.slice(0, words.length - at).join(' '))
      .slice(1)
      .filter((short) => !/(?:^| )(?:de|du|des|d’|à|au|aux|en|et|ou|la|le|les|sur|pour)$/u.test(short))
      .filter((short) => short.includes(' ') || !tellsLittle.test(short))
  })
  return [...new Set([title, ...trades, ...shorter])].filter(isSayable)
}

/** Heads that name no trade without what follows. */
const tellsLittle =
  /^(?:agente?|aide|employée?|chargée?|cheffe?|assistante?|adjointe?|opérat(?:eur|rice)|conduct(?:eur|rice)|technicien(?:ne)?|responsable|conseill(?:er|ère)|second|seconde|ouvri(?:er|ère)|auxiliaire|gestionnaire|stage|cap|bts|bac|senior|junior|night|key|account)$/iu
