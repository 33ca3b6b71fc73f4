/** Words of offers written in English. */

/** Words that only English uses, and as frequent there as their French counterparts. */
const englishWord =
  /(?<![\p{L}’'])(?:the|and|of|to|with|our|you|we|will|your|is|are|for|this|as|be|have|by|from|an|at|who|their|its)(?![\p{L}’'])/giu
const frenchWord =
  /(?<![\p{L}’'])(?:le|la|les|des|du|de|et|pour|vous|nous|votre|vos|notre|nos|avec|dans|est|sont|sur|une|un|au|aux|par|que|qui|en)(?![\p{L}’'])|(?<!\p{L})[dljnsqc][’'](?=\p{L})/giu

const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/** Whether a text of some words is in English. One that holds both languages is in that of twice as many words. */
export function isEnglishText(text: string): boolean {
  const english = count(englishWord, text)
  return english >= 3 && english > 2 * count(frenchWord, text)
}

/** What a title of a post names: its last word before «of», «for» or a comma, or words that stand first. */
export const postNoun =
  /(?<!\p{L})(?:\p{L}{2,}(?:er|or|ist|ian|eer|yst|man|woman|person)|intern(?:ship)?|trainee(?:ship)?|apprentice(?:ship)?|assistant|consultant|accountant|attendant|associate|executive|representative|specialist|nurse|chef|cook|clerk|coach|guide|guard|host|hostess|waitress|steward|stewardess|secretary|agent|lead|director|head|architect|tutor|nanny|au pair|barista|crew(?: member)?|staff|fellow(?:ship)?|scholar|postdoc|phd|student|graduate|merchandiser|expert|operative|support|sales|mechanic|pharmacist|vet|dentist|doctor|paralegal|copywriter|placement)s?(?!\p{L})/iu

/** Words of a sentence, of a heading or of a notice: no title holds them. */
export const noTitle =
  /(?<![\p{L}’'])(?:is|are|was|will|we|you|our|your|they|their|us|has|have|join|looking|seeking|hiring|recruiting|apply|posted|ago|applicants?|description|responsibilities|requirements|summary|overview|location|salary|contract|type|date|reference|about|what|why|who|how|other|another|offer|never|remember|however|number|order|per|over|under|after|center|centre|summer|winter|newsletter|career|water|paper)(?![\p{L}’'])/iu

/** Contracts, by what says them; the first that is found counts. */
export const englishContracts = [
  ['apprenticeship', /apprentices?(?:hip)?|work[- ]study/iu],
  ['internship', /intern(?:s|ships?)?|traineeship|(?:work|industrial|student|year) placement/iu],
  ['seasonal', /seasonal|(?:summer|winter|ski) (?:job|season)/iu],
  ['volunteering', /volunteer(?:ing)?/iu],
  ['freelance', /freelance|self-employed|independent contractor/iu],
  ['CDD', /fixed[- ]term|temporary|maternity cover|\d{1,2}[- ]months? (?:contract|position|role|post)/iu],
  ['CDI', /permanent|open-ended|indefinite/iu],
] as const

/** «Our client, a bank, is looking for…»: the author recruits for somebody else. */
export const forClient = /(?<!\p{L})(?:our|my) client(?:s|’s|'s)?(?!\p{L})|on behalf of (?:a|an|our|its) /iu
