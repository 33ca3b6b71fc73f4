/** Salary, reference and start of an offer, in its words. */
export type OfferTerms = { salary?: string; reference?: string; startDate?: string }

const month =
  '(?:janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre)'
const figure = '(?<!\\d)\\d{1,6}(?:[ .\\u00a0\\u202f]?\\d{3}){0,3}(?:,\\d{1,2})?(?!\\d)'
const currency = '(?:[kK] ?€|€|euros?(?!\\p{L})|[kK](?![\\p{L}]))'
const per =
  '(?: ?(?:\\/ ?(?:an|mois|heure|h|jour)(?!\\p{L})|bruts?|nets?|annuels?|annuelle|mensuels?|mensuelle|horaire|par (?:an|mois|heure|jour)|de l’heure|sur \\d{2} mois))*'
const pay = new RegExp(
  `(?:(?:de|entre|à partir de|jusqu’à|environ) )?${figure} ?${currency}?(?: ?bruts?)?(?: ?(?:à|-|–|et|\\/) ?${figure})? ?${currency}${per}`,
  'iu',
)
const label =
  /(?:salaire|rémunération|remuneration|gratification|taux horaire|package)[^\n:€\d]{0,40}:?\s*([^\n]{2,110})/giu
const agreed =
  /^(?:[Ss]elon|[ÀàNn] ?négocier|[Nn]égociable|[Gg]rille|[Cc]onvention|[Ii]ndice|SMIC|[Ss]tatutaire)(?:(?! (?:Date|Type|Lieu|Durée|Horaires?) )[^.;(\n•*]){0,70}(?!\p{L})/u
const notPay = /titres?[- ]restaurant|tickets?|panier|prime|mutuelle|remboursement|chiffre d’affaires/iu

const reference =
  /(?:réf(?:érence)?s?\.?(?: (?:de l’offre|offre|annonce|interne))?|offre n°|annonce n°|n° (?:de l’|d’)?offre)\s*[:#n°]*\s*([A-Z\d][A-Z\d/_.-]{2,30}[A-Z\d])/iu

const date = `(?:(?:le |au |du )?\\d{1,2}(?:er)? ${month}(?: \\d{4})?|(?:début |mi-|fin |courant )?${month}(?: \\d{4})?|\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?|rentrée(?: \\d{4})?)`
const soon =
  '(?:dès que possible|immédiatement|immédiate?|au plus tôt|au plus vite|tout de suite|rapidement|ASAP|dès (?:à|maintenant))'
const starts = new RegExp(
  `(?:prise (?:de|en) (?:poste|fonctions?)|dates? (?:de début|de démarrage|de prise de poste|d’embauche|souhaitée)(?: prévue)?|démarrage|début(?: du contrat| de (?:la )?mission| du stage| souhaité)?|(?:poste|mission|stage|emploi)?[^.\\n]{0,25}(?:à pourvoir|disponible)|disponibilité|embauche)[^.\\n\\d]{0,28}?\\s?:?\\s?((?:à partir d[ue] |à compter d[ue] |pour |en |dès (?:le |l’)?|à la |le |au |courant )*(?:${date}|${soon}))`,
  'iu',
)
const from = new RegExp(`((?:à partir|à compter) d[ue] ${date})`, 'iu')

/** Salary, reference and starting date of an offer; undefined where they are not explicit. */
export function readTerms(source: string): OfferTerms {
  const text = source.replace(/['‘]/gu, '’').replace(/[ \t\u00a0\u202f]+/gu, ' ')
  const salary = salaryOf(text)
  const number = reference.exec(text)?.[1]
  const startDate = (starts.exec(text) ?? from.exec(text))?.[1]?.trim()
  return {
    ...(salary && { salary }),
    ...(number && /\d/u.test(number) && { reference: number }),
    ...(startDate && { startDate }),
  }
}

function salaryOf(text: string): string | undefined {
  let spoken: string | undefined
  for (const [, said = ''] of text.matchAll(label)) {
    const amount = pay.exec(said)
    if (amount && !notPay.test(said.slice(0, amount.index))) return amount[0].trim()
    spoken ??= agreed.exec(said)?.[0].trim()
  }
  const loose = new RegExp(
    `(?<![^\\n]{0,60}(?:prime|titre|ticket|panier|variable|CA|affaires?)[^\\n]{0,40})${figure} ?${currency}(?: ?(?:à|-) ?${figure} ?${currency})? ?(?:bruts?|nets?)${per}`,
    'iu',
  )
  return loose.exec(text)?.[0].trim() ?? spoken
}
