/** Slips and shorthand of a phone, and what the person meant. Each stands alone between spaces. */
const wholeWords: Readonly<Record<string, string>> = {
  jsuis: 'je suis',
  chuis: 'je suis',
  jpeux: 'je peux',
  jveux: 'je veux',
  jfais: 'je fais',
  jvais: 'je vais',
  jsais: 'je sais',
  jpense: 'je pense',
  jcherche: 'je cherche',
  jconnais: 'je connais',
  jtravaille: 'je travaille',
  cest: 'c’est',
  cetait: 'c’était',
  cétait: 'c’était',
  ya: 'il y a',
  pcq: 'parce que',
  pke: 'parce que',
  bcp: 'beaucoup',
  bocoup: 'beaucoup',
  qd: 'quand',
  svt: 'souvent',
  tjrs: 'toujours',
  tjs: 'toujours',
  toujour: 'toujours',
  tps: 'temps',
  pr: 'pour',
  ds: 'dans',
  ns: 'nous',
  rdv: 'rendez-vous',
}

/** «jaime», «jassure»: verbs that open with a vowel, typed without their apostrophe. */
const joinedVerbs =
  'ai aime aimais aimerais adore accueille accompagne aide ajoute anime apporte apprécie apprends arrive assiste assure assurais attends avais écoute écris effectue effectuais élève encadre encadrais enseigne entends entretiens envisage espère essaie étais étudie évolue exerce habite installe interviens obtiens occupe occupais organise organisais ouvre utilise utilisais'

const joined = new RegExp(`(?<![\\p{L}’-])j(?=(?:${joinedVerbs.replaceAll(' ', '|')})(?![\\p{L}’-]))`, 'giu')
const words = new RegExp(`(?<![\\p{L}’-])(?:${Object.keys(wholeWords).join('|')})(?![\\p{L}’-])`, 'gu')

/** «jaime bcp» → «j’aime beaucoup». */
export function spellOut(text: string): string {
  return text
    .replace(joined, (letter) => `${letter}’`)
    .replace(/^(?:Jsuis|Jpeux|Jveux|Jfais|Jvais|Jsais|Cest|Ya)(?!\p{L})/u, (word) => word.toLowerCase())
    .replace(words, (word) => wholeWords[word] ?? word)
}
