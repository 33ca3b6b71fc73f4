/** A turn of phrase or a mark that some writers like and others never use. */
export type Turn = {
  /** Stable name, stored with a person’s choices. */
  readonly id: string
  /** As it is shown. */
  readonly label: string
  /** Where it stands in a sentence, or in a frame of one. */
  readonly pattern: RegExp
}

const atStart = '(?:^|(?<=[.!?:;]\\s))'

/** A word or a group of words, wherever it stands; `^` asks for the head of a sentence. */
const turn = (id: string, label: string, words = label): Turn => ({
  id,
  label,
  pattern: new RegExp(
    words.startsWith('^') ? `${atStart}(?:${words.slice(1)})(?!\\p{L})` : `(?<!\\p{L})(?:${words})(?!\\p{L})`,
    'iu',
  ),
})

/** The turns that letters of the composer may use or do without. */
export const turns: readonly Turn[] = [
  turn('par-ailleurs', 'par ailleurs'),
  turn('de-plus', 'de plus', '^de plus(?=,)'),
  turn('en-outre', 'en outre'),
  turn('j-ajoute', 'j’ajoute que'),
  turn('a-cela', 'à cela s’ajoute', 'à (?:cela|ce parcours|cette expérience) s’ajoute(?:nt)?'),
  turn('aussi', 'aussi', '(?<!bien )aussi'),
  turn('egalement', 'également'),
  turn('notamment', 'notamment'),
  turn('justement', 'justement'),
  turn('concretement', 'concrètement'),
  turn('au-quotidien', 'au quotidien'),
  turn('auparavant', 'auparavant'),
  turn('avant-cela', 'avant cela'),
  turn('actuellement', 'actuellement'),
  turn('aujourd-hui', 'aujourd’hui'),
  turn('en-ce-moment', 'en ce moment'),
  turn('jusqu-ici', 'jusqu’ici'),
  turn('donc', 'donc'),
  turn('c-est-pourquoi', 'c’est pourquoi', 'c’est pourquoi|voilà pourquoi|voici pourquoi'),
  turn('voila', 'voilà', '(?:voilà|voici)(?! pourquoi)'),
  turn('cote', 'côté…', '^côté'),
  turn('en-tant-que', 'en tant que', 'en tant qu(?:e|’)'),
  turn('tout-comme', 'tout comme'),
  turn('volontiers', 'volontiers'),
  turn('je-me-permets', 'je me permets', 'je me permets|permettez-moi'),
  turn('gre', 'je vous saurais gré', 'saurais gré'),
  turn('convenance', 'à votre convenance'),
  turn('dans-l-attente', 'dans l’attente de', 'dans l’attente'),
  turn('en-esperant', 'en espérant'),
  { id: 'colon', label: 'deux-points', pattern: /\s:\s/u },
  { id: 'semicolon', label: 'point-virgule', pattern: /\s?;/u },
  { id: 'exclamation', label: 'point d’exclamation', pattern: /!/u },
]

/** Words of a ceremonious letter, and of a plain one. */
export const ceremonious =
  /(?<!\p{L})(?:je me permets|permettez-moi|saurais gré|veuillez|bien vouloir|l’assurance|considération|obligée?|agréer|l’honneur|porter à votre attention|convenance|sollicite[rz]?)(?!\p{L})/giu
export const plain =
  /(?<!\p{L})(?:bonjour|cordialement|bien à vous|j’aimerais|côté|on|ça|c’est|merci|à bientôt|envie|en parler)(?!\p{L})|!/giu
