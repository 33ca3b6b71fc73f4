/** Recruiting verbs; the job follows them. */
export const recruits =
  /(?<!\p{L})(?:recrut(?:e|ons|ent)|(?:re)?cherch(?:e|ons|ent)|(?:est|sommes) à la recherche d(?:e(?!\p{L})|[’'](?=un)))(?:(?<=’|')|(?!\p{L}))/iu
