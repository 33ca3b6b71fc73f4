/** Diplomas and titles as letters name them; their specialisation («MCO», «en droit») belongs to the claim. */
export const diplomaPattern =
  /(?<![\p{L}\d])(?:BTSA?|DUT|BUT|DEUST|DEUG|DESS|DEA|DCG|DSCG|CAPA?|BEP|BPJEPS|BAFA|BAFD|CQP|TFP|MBA|DEAES|DEAS|DEAP|DEES|DEME|DAEU|SSIAP ?\d?|CACES(?: \d)?|TOEIC|TOEFL|IELTS|(?:titre professionnel|(?<!driving )licence(?: professionnelle| pro)?|master ?\d?|mastère|bachelor|doctorat|bac(?:calauréat)? pro(?:fessionnel)?|bac ?\+ ?\d|baccalauréat|diplôme d[’']État|diplôme d[’']ingénieur|agrégation|CAPES|permis [A-E]\d?|(?:master|bachelor)[’']s degree|PhD))(?![\p{L}\d])/giu

/** Specialisation of a diploma: capitals («MCO»), or a field («en droit public»). */
export const diplomaField =
  /^(?:[ \u00a0](?:\p{Lu}[\p{Lu}\d&-]+|\p{Lu}\p{Ll}+(?:[ \u00a0](?:et|de|des|du|la|commercial\p{L}*|opérationnel\p{L}*))?)(?![\p{Ll}’'])){1,6}|^[ \u00a0](?:(?:de|en|in|of)[ \u00a0]|d[’'])\p{L}+(?:[ \u00a0](?:(?:et|&|and|de|des|du)[ \u00a0]|d[’'])\p{L}+)?/u

const article = "(?:(?:l[ea]s?|l[’']|une?|mon|ma|notre|the|an?)[ \\u00a0]?)?"

/** Words before the name of an employer. */
export const employerCue = new RegExp(
  `(?<!\\p{L})(?:chez|auprès d[eu’']|au sein d(?:e la|e l[’']|es?|u|[’'])|(?:dans|pour|à|par|avec)[ \\u00a0]${article}(?:entreprise|société|groupe|cabinet|agence|association|restaurant|hôtel|boulangerie|maison|enseigne|magasin|start-up|atelier|clinique|hôpital|EHPAD|mairie|studio|garage|ferme|domaine)(?:[ \\u00a0](?:de|du|des|d[’']))?|worked for|working for|employed by|(?:^|\\s)at)[ \\u00a0]?${article}$`,
  'iu',
)

export const schoolWord =
  /(?<!\p{L})(?:lycée|collège|université|faculté|école|institut|IUT|INSA|ENS|IAE|IFSI|IRTS|CFA|campus|conservatoire|academy|university|college|school)(?!\p{L})/giu

/** A month alone is no verifiable date; with a year, or after «dès», it is. */
export const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|January|February|March|April|May|June|July|August|September|October|November|December'

/** Units that only match themselves. */
export const strictUnits: Readonly<Record<string, string>> = {
  '%': '%',
  pour: '%',
  percent: '%',
  '€': '€',
  euros: '€',
  euro: '€',
  'k€': 'k€',
  'm€': 'm€',
  an: 'year',
  ans: 'year',
  année: 'year',
  années: 'year',
  year: 'year',
  years: 'year',
  mois: 'month',
  month: 'month',
  months: 'month',
  semaine: 'week',
  semaines: 'week',
  weeks: 'week',
  jours: 'day',
  jour: 'day',
  days: 'day',
  h: 'hour',
  heures: 'hour',
  hours: 'hour',
  km: 'km',
  kg: 'kg',
  m: 'm',
  'm²': 'm²',
}
