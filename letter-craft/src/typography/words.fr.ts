/** «oe» is a ligature only in these families («coexister», «moelle» keep their two letters). */
export const ligatureFamilies = /(?<!\p{L})(man|éc|ranc|ch|c|s|n|v|b|m|f|)(oe)(?=(.{0,4}))/giu

/** What may follow «oe» after each beginning. */
export const ligatureEndings: Readonly<Record<string, RegExp>> = {
  '': /^(?:uvr|uf|il(?!l[eè]r)|nolo|soph)/iu,
  man: /^uvr/iu,
  éc: /^ur/iu,
  ranc: /^ur/iu,
  ch: /^ur/iu,
  c: /^ur/iu,
  s: /^ur/iu,
  n: /^ud/iu,
  v: /^ux?(?!\p{L})/iu,
  b: /^uf/iu,
  m: /^urs/iu,
  f: /^t(?:us|al)/iu,
}

/** Capital letters that lose their accent on old keyboards, where no other word is possible. */
export const capitalAccents =
  /(?<![\p{L}\p{N}.’'-])(?:E(?=(?:tant|tat|tats|cole|coles|tre|tude|tudes|tudiante?s?|quipe|quipes|ducation|ducateur|ducatrice|conomie|volution|valuer|laborer|tablir|couter|changer|lectricien|lectrique|vénement|v[eé]nements|galement|nergie|diteur|ditions|toile|glise|lève|lèves|quipier|quipière)(?!\p{L}))|A(?=[ \u00a0](?:l’|l'|la |partir |propos |travers |bientôt|mon |ma |mes |votre |vos |ce |cette |cela |titre |terme)))/gu
