/** Pieces of patterns that several rules of homophones share. */

/** Third person singular, sure to be subjects. */
export const heSubject = '(il|elle|on|qui|cela|ça|ceci)'
export const anySubject = '(je|tu|il|elle|on|nous|vous|ils|elles)'
export const clitics = '(me|te|se|le|la|les|lui|leur|nous|vous|y|en|m’|t’|s’|l’)'
export const determiners =
  '(le|la|l’|les|un|une|des|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|chaque)'
export const singularDeterminers =
  '(le|la|l’|un|une|mon|ma|ton|ta|son|sa|notre|votre|leur|ce|cet|cette|chaque)'
/** Infinitives that are no homophone of a participle. */
export const plainInfinitives =
  '(faire|dire|lire|écrire|voir|prendre|boire|vivre|être|avoir|savoir|pouvoir|mettre|rendre|venir|tenir|partir|sortir|dormir|courir|suivre|perdre|vendre|attendre|entendre|comprendre|apprendre|répondre|croire|rire|finir|choisir|remplir|réussir|réfléchir|recevoir|devenir|revenir|ouvrir|découvrir|conduire|construire|produire|craindre|connaître|résoudre|redire|craindre|vaincre|peindre|plaindre|cuire|battre|permettre|promettre|servir|sentir|mentir|obtenir|convenir|parvenir|maintenir)'
