/** Words of the names of institutions that are no proper names. */
const common =
  /^(?:supérieure?|hospitalier|privée?|primaire|élémentaire|municipaux|français|française|public|publique|interne|externe|urbaine?|rurale?|accueil|action|aide|animation|centre|commerce|communes|école|éducation|emploi|enfance|enfants|études|familles?|formation|formations|gestion|habitat|hôpital|hôpitaux|ingénieurs?|insertion|jeunes|jeunesse|langues|loisirs|maison|mères|métiers|musique|patients|quartier|recherche|recherches|retraite|santé|secours|services?|sciences|soins|sport|sports|technologie|travail|université|vacances|ville|ambulances?)$/iu
const endsLikeAdjective = /^\p{L}{4,}(?:ale?|els?|elles?|aires?|iques?|ives?|ières?)$/iu
const small = /^(?:de|du|des|la|le|les|et|à|au|aux|en|pour|l’\p{Ll}+|d’\p{Ll}+)$/u
// «Nationale» ends like an adjective; so do the names «Pascal» and «Martinique».
const proper =
  /^(?:pascal|martial|vidal|chagall?|noel|noël|gabriel|daniel|michel|samuel|emmanuel|abel|marcel|raphaël|martinique|dominique|monique|angélique|laval|cantal|orival|hilaire|olive)$/iu

/**
 * «centre de Recherche du Centre Hospitalier de Lyon» → «centre de recherche du centre hospitalier de Lyon»: after the kind
 * of an institution, in small letters, common words lose their capital until the name itself begins.
 */
export function withSmallCommonWords(name: string): string {
  const words = name.split(' ')
  const from = words.findIndex((word, at) => {
    if (at === 0 || small.test(word)) return false
    // «de Montréal» ends like an adjective; none stands after «de».
    const isAdjective = endsLikeAdjective.test(word) && !proper.test(word) && words[at - 1] !== 'de'
    return !isAdjective && !common.test(word)
  })
  return words.map((word, at) => (at === 0 || (from >= 0 && at >= from) ? word : lowered(word))).join(' ')
}

const lowered = (word: string): string =>
  /^\p{Lu}\p{Ll}+$/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word
