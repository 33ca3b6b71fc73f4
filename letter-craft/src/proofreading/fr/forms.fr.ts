/** First and third person of the present: je, il, ils. */
export const presentForms: readonly (readonly [string, string, string])[] = `
peux peut peuvent|veux veut veulent|dois doit doivent|sais sait savent|fais fait font|mets met mettent|permets permet permettent
transmets transmet transmettent|promets promet promettent|remets remet remettent|prends prend prennent|apprends apprend apprennent
comprends comprend comprennent|entreprends entreprend entreprennent|reprends reprend reprennent|viens vient viennent|reviens revient reviennent
deviens devient deviennent|tiens tient tiennent|obtiens obtient obtiennent|maintiens maintient maintiennent|appartiens appartient appartiennent
interviens intervient interviennent|soutiens soutient soutiennent|écris écrit écrivent|vis vit vivent|dis dit disent|crois croit croient
vois voit voient|connais connaît connaissent|reconnais reconnaît reconnaissent|sers sert servent|pars part partent|sors sort sortent
finis finit finissent|choisis choisit choisissent|réussis réussit réussissent|agis agit agissent|remplis remplit remplissent
investis investit investissent|établis établit établissent|rends rend rendent|réponds répond répondent|attends attend attendent
corresponds correspond correspondent|joins joint joignent|rejoins rejoint rejoignent|conduis conduit conduisent
construis construit construisent|reçois reçoit reçoivent|poursuis poursuit poursuivent|offre offre offrent|découvre découvre découvrent
accueille accueille accueillent|vais va vont|ai a ont|sens sent sentent|parviens parvient parviennent|vends vend vendent|défends défend défendent|jouis jouit jouissent|soumets soumet soumettent|admets admet admettent
inscris inscrit inscrivent|décris décrit décrivent|conçois conçoit conçoivent|acquiers acquiert acquièrent|entends entend entendent
perds perd perdent|cours court courent|grandis grandit grandissent|approfondis approfondit approfondissent|accomplis accomplit accomplissent
réfléchis réfléchit réfléchissent|réunis réunit réunissent|saisis saisit saisissent|crains craint craignent|bats bat battent|fournis fournit fournissent|garantis garantit garantissent
suis suit suivent|traduis traduit traduisent|produis produit produisent|bâtis bâtit bâtissent|nourris nourrit nourrissent`
  .trim()
  .split(/[|\n]/u)
  .map((line) => {
    const [je = '', il = '', ils = ''] = line.split(' ')
    return [je, il, ils] as const
  })

const list = (words: string) => new Set(words.split(/\s+/u))

/** Verbs and prepositions followed by an infinitive. */
export const beforeInfinitive = list(
  `pour sans peux peut peuvent pouvons pouvez pourrai pourrais pourrait pourrez pourriez pourra pourront pouvoir veux veut voulons voulez
  veulent voudrais voudrait voulais vouloir souhaite souhaitons souhaitez souhaitent souhaiterais souhaiterait souhaitais désire désirerais
  dois doit devons devez doivent devrai devrais devrait devoir aimerais aimerait sais sait savez savent savoir vais va vont allons allez
  espère ose préfère faut fallait faudra veuillez pouvais pouvait devais devait compte comptais faire ferai pu dû voulu su
  saurai saurais saura saurait saurez sauront aime aimons adore laisser laissez laissent`,
)
export const afterDe = list('de d')
export const avoir = list(
  'ai as a avons avez ont avais avait avions aviez avaient aurai aura aurais aurait auront aurez auriez ayant aie ait ayez',
)
export const etre = list(
  'suis sommes êtes été étais serai serais étant sera serait serons serez étions étiez',
)
export const etreAfterSubject = list('est sont était étaient seront seraient')
export const objects = list('me m vous nous le la les l lui leur se s y en te t')
export const adverbs = list(
  `toujours déjà bien beaucoup également aussi ainsi donc souvent notamment ensuite vraiment énormément particulièrement récemment
  longtemps pas jamais plus rapidement tout dernièrement mieux pleinement encore enfin même principalement régulièrement rarement
  directement entièrement largement fortement efficacement davantage immédiatement auparavant`,
)
/** After these words «vous», «nous» or a plural noun is a subject. */
export const beforeSubject = list(
  'que qu dont où si comme lorsque lorsqu puisque puisqu quand car parce mais',
)
/** Words in -ais that are no verbs. */
export const notVerbsInAis = list(
  'jamais mais désormais français anglais frais vrais relais portugais mauvais japonais irlandais',
)
/** Verbs and adjectives followed by «à» and an infinitive. */
export const leadsToA =
  /^(?:prêt|aid|appren|appris|cherch|consist|habitué|amen|contribu|tien|tenais|commenc|continu|invit|hésit|particip|réussi|dispos|apte|form|incit|encourag|parven|parvien|entraîn|reste|engag|aspir|plaisir|mal|autoris|motivé|conduit|pouss|décid|appelé|suffi|oblig|prépar|servi|sert|vis|attach|trav?aill|intérêt)/u
