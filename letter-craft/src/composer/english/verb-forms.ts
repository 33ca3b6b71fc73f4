/** Base form, simple past, past participle: verbs that do not take «-ed». */
const irregular = new Map(
  `be was been|become became become|begin began begun|bind bound bound|break broke broken|breed bred bred|bring brought brought
build built built|buy bought bought|cast cast cast|catch caught caught|choose chose chosen|cut cut cut|deal dealt dealt
do did done|draw drew drawn|drive drove driven|eat ate eaten|feed fed fed|feel felt felt|fight fought fought
find found found|fit fitted fitted|fly flew flown|forecast forecast forecast|get got got|give gave given|go went gone
grow grew grown|have had had|hold held held|keep kept kept|know knew known|lay laid laid|lead led led|learn learnt learnt
leave left left|lend lent lent|let let let|make made made|mean meant meant|meet met met|oversee oversaw overseen
pay paid paid|put put put|read read read|rebuild rebuilt rebuilt|rewrite rewrote rewritten|run ran run|saw sawed sawn
say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn|shoe shod shod
show showed shown|sow sowed sown|speak spoke spoken|spend spent spent|sweep swept swept|take took taken|teach taught taught|tell told told
think thought thought|undertake undertook undertaken|understand understood understood|wear wore worn|weave wove woven
win won won|write wrote written`
    .split(/[|\n]/u)
    .map((line) => {
      const [base = '', past = '', participle = ''] = line.trim().split(' ')
      return [base, { past, participle }] as const
    }),
)

const regular = new Set(
  `accompany accredit achieve act adapt add adjust administer advise aid alter analyse answer apply appraise archive arrange
assemble assess assign assist attend audit automate bake balance bill bone book brew calculate calibrate care carry cash
catalogue change charge charter chase check clean clear close coach code collaborate collect colour communicate compete compile
complete compose conduct configure connect conserve consult contact contribute control convert cook coordinate co-ordinate
correct count cover create cultivate customise dance debug decontaminate decorate define deliver demolish demonstrate deploy
design detect determine develop diagnose digitise direct dismantle dispatch dispense display distribute document draft dress
drill edit educate enforce engrave enhance ensure enter erect escort establish estimate evaluate examine exceed execute expand
explain extend extract facilitate farm fell fertilise file fill film finance finish fish fix fold follow forge formulate foster
found frame gather generate groom guard guide handle harvest help hire host identify illustrate implement improve increase
inform initiate inspect install instruct integrate interpret interview introduce invest investigate iron issue judge label
launch lift limit list listen load look machine maintain manage manufacture market massage master measure mediate memorise
mentor merge migrate milk mill mind mix model moderate modernise modify monitor mould mount move mow negotiate observe obtain
open operate optimise order organise package pack paint park participate perform photograph pick pilot place plan plant plaster
plate play polish post pour prepare prescribe present press prevent price print process procure produce programme program
project promote proofread propose protect prove provide prune publish pull purchase push qualify raise rank react receive
recommend reconcile record recruit redesign reduce referee register rehabilitate reinforce remove renew renovate rent repair replace
report represent rescue research resolve respond restock restore restructure retouch review rig roast sample sand scan schedule
screen secure select separate serve service settle shape share ship simplify solder solve sort source spray-paint stage-manage
steer sterilise stock store streamline structure study submit succeed supervise supply support survey target tend test
tidy tour tow track trade train transcribe transfer transform translate transport treat trim troubleshoot tutor type unload
update upgrade upholster use utilise validate value visit wait warn wash watch water waterproof weed weigh weld welcome
wire wrap work`.split(/\s+/u),
)

/** Two syllables, the first one stressed, or «-y» and «-w» that end in a vowel: the last letter stays single. */
const isDoubled = (verb: string): boolean =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb) ||
  (/(?:^|[^aeiou])[aeiou](?:l)$/u.test(verb) &&
    /^(?:label|model|travel|cancel|total|control|patrol)$/u.test(verb)) ||
  /^(?:program|equip|refer|submit|permit|transfer|commit|prefer|format)$/u.test(verb)

/** «carry» → «carried», «plan» → «planned», «type» → «typed», «run» → «ran». */
export function pastOf(verb: string): string {
  const known = irregular.get(verb)
  return known ? known.past : regularPast(verb)
}

/** «run» → «run», «carry» → «carried», «write» → «written». */
export function participleOf(verb: string): string {
  const known = irregular.get(verb)
  return known ? known.participle : regularPast(verb)
}

function regularPast(verb: string): string {
  if (verb === 'proofread') return verb
  if (verb === 'troubleshoot') return 'troubleshot'
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`
  return isDoubled(verb) ? `${verb + verb.slice(-1)}ed` : `${verb}ed`
}

/** «lie» → «lying», «make» → «making», «plan» → «planning», «see» → «seeing». */
export function gerundOf(verb: string): string {
  if (/ie$/u.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  const doubles = isDoubled(verb) || /^(?:cut|put|set|let|run|get|win|begin|forecast)$/u.test(verb)
  return doubles && verb !== 'forecast' ? `${verb + verb.slice(-1)}ing` : `${verb}ing`
}

const isVerb = (word: string): boolean => irregular.has(word) || regular.has(word)

/** The base form of «managed», «managing», «manages» or «manage»; undefined for what is no verb that we know. */
export function baseOf(word: string): string | undefined {
  const low = word.toLowerCase()
  return isVerb(low) ? low : formsToBase().get(low)
}

let inverse: ReadonlyMap<string, string> | undefined
function formsToBase(): ReadonlyMap<string, string> {
  inverse ??= new Map(
    [...irregular.keys(), ...regular].flatMap((verb) => [
      [gerundOf(verb), verb] as const,
      [
        /(?:[sxz]|ch|sh|o)$/u.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/u, '$1ie').concat('s'),
        verb,
      ],
      [pastOf(verb), verb],
    ]),
  )
  return inverse
}

/** What one does: a verb group, with the places of its verbs. */
export type EnglishPhrase = {
  /** «sort and deliver post» */
  readonly text: string
  readonly verbs: readonly { readonly base: string; readonly at: number }[]
}

/** Reads a group in the base form: its first verb, and those coordinated with it; undefined when it opens with none. */
export function readEnglishPhrase(text: string): EnglishPhrase | undefined {
  const first = /^[a-z-]+/u.exec(text)?.[0] ?? ''
  if (!isVerb(first)) return undefined
  const verbs = [{ base: first, at: 0 }]
  // «fold, cut and bind»: a row of verbs.
  const row = /^[a-z-]+(?:, [a-z-]+)+(?= and )/u.exec(text)?.[0] ?? ''
  if (row !== '' && row.split(', ').every(isVerb))
    for (const { index, 0: word } of row.matchAll(/(?<=, )[a-z-]+/gu)) verbs.push({ base: word, at: index })
  // «help residents wash and eat»: what others do.
  if (first !== 'help')
    for (const { index, 0: word } of text.matchAll(/(?<= and (?:then )?)[a-z-]+(?! of )/gu))
      if (isVerb(word) && !isNounAfter(text, index, word)) verbs.push({ base: word, at: index })
  return { text, verbs }
}

/** «stock and supply chains», «design and layout»: the word after «and» ends the group or names a thing. */
const isNounAfter = (text: string, at: number, word: string): boolean => {
  const rest = text.slice(at + word.length)
  return rest === '' && !/^(?:perform|report|diagnose)$/u.test(word)
}

export type EnglishTense = 'base' | 'past' | 'gerund' | 'participle'

const formOf: Readonly<Record<EnglishTense, (verb: string) => string>> = {
  base: (verb) => verb,
  past: pastOf,
  gerund: gerundOf,
  participle: participleOf,
}

/** «sort and deliver post» → «sorted and delivered post», «sorting and delivering post». */
export function inflect({ text, verbs }: EnglishPhrase, tense: EnglishTense): string {
  let done = ''
  let from = 0
  for (const { base, at } of verbs) {
    done += text.slice(from, at) + formOf[tense](base)
    from = at + base.length
  }
  return done + text.slice(from)
}
