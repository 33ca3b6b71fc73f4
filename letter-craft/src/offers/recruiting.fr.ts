/** Who recruits says so with one of these; what follows is the post. */
export const recruits =
  /(?<!\p{L})(?:recrut(?:e|ons|ent)|(?:re)?cherch(?:e|ons|ent)|(?:est|sommes) à la recherche d(?:e(?!\p{L})|[’'](?=un)))(?:(?<=’|')|(?!\p{L}))/iu
