/** What the proofreader says: the fact and its reason, never a reproach. */
export const proofMessages = {
  repeated: 'Le même mot deux fois de suite.',
  elision: (right: string) => `Devant une voyelle, on écrit «\u00a0${right}\u00a0».`,
  placeholder: 'Un passage attend encore d’être rempli.',
  spelling: (right: string) => `Ce mot s’écrit «\u00a0${right}\u00a0».`,
  write: (right: string) => `Ici, on écrit «\u00a0${right}\u00a0».`,
  capital: 'Après un point, la phrase commence par une capitale.',
  finalStop: 'Il manque le point final.',
  salutationName:
    'On n’écrit pas le nom dans l’appel\u00a0: «\u00a0Madame,\u00a0» ou «\u00a0Monsieur,\u00a0» suffit.',
  dear: '«\u00a0Cher\u00a0» suppose que vous vous connaissez. «\u00a0Madame,\u00a0» ou «\u00a0Monsieur,\u00a0» convient.',
  closingMirror: (opening: string) =>
    `La formule de fin reprend l’appel du début, entre virgules\u00a0: «\u00a0${opening}\u00a0».`,
  civility: 'Dans une formule, la civilité s’écrit en toutes lettres.',
  participle: 'C’est vous qui attendez\u00a0: le sujet de la phrase doit être «\u00a0je\u00a0».',
  greetings: 'On exprime des sentiments, mais on adresse des salutations.',
  believeIn: 'On croit «\u00a0à\u00a0» l’assurance de sentiments, et non «\u00a0en\u00a0».',
  please: '«\u00a0Je vous prie\u00a0» vient du verbe «\u00a0prier\u00a0».',
  attention: 'On écrit à l’attention de quelqu’un, c’est-à-dire pour qu’il lise.',
  cliche: 'Formule usée\u00a0: elle convient à toutes les lettres. Dites ce qui vous est propre, en un fait.',
  adjectives: 'Ces adjectifs ne prouvent rien. Un fait les montrerait.',
  inclusive: 'Une seule personne écrit cette lettre\u00a0: une seule forme suffit.',
  gender: (right: string) => `L’accord serait «\u00a0${right}\u00a0» pour vous.`,
  jeOpenings:
    'Plus d’un tiers des phrases commencent par «\u00a0je\u00a0». Commencez-en quelques-unes par l’entreprise.',
  longSentence: (words: number) => `${words} mots\u00a0: coupée en deux, cette phrase se lira mieux.`,
  private:
    'Cette information n’a pas à figurer dans une candidature\u00a0: un employeur ne peut pas la demander.',
  companyMissing: (company: string) => `Le nom de l’entreprise, ${company}, n’apparaît nulle part.`,
  copied: 'Ce passage reprend l’annonce mot pour mot. Dites-le à votre façon.',
  noFigure: 'Aucun chiffre, aucun résultat\u00a0: une preuve concrète pèserait plus qu’un adjectif.',
  tooLong: (words: number) => `${words} mots\u00a0: au-delà de 400, une lettre se lit en diagonale.`,
  sincerely: 'Après un nom, une lettre anglaise se termine par «\u00a0Yours sincerely\u00a0».',
  faithfully: 'Sans nom, une lettre anglaise se termine par «\u00a0Yours faithfully\u00a0».',
  typography: {
    apostrophe: 'L’apostrophe typographique est «\u00a0’\u00a0».',
    quotes: 'Les guillemets français sont «\u00a0…\u00a0», avec une espace insécable.',
    ellipsis: 'Les points de suspension forment un seul signe\u00a0: «\u00a0…\u00a0».',
    high: 'Une espace fine insécable précède les signes «\u00a0;\u00a0», «\u00a0!\u00a0» et «\u00a0?\u00a0».',
    colon: 'Une espace insécable précède le deux-points.',
    unit: 'Une espace insécable sépare le nombre de ce qu’il compte.',
    civility: 'Une espace insécable suit la civilité.',
    mister: '«\u00a0Monsieur\u00a0» s’abrège en «\u00a0M.\u00a0».',
    ligature: 'Ces deux lettres n’en font qu’une\u00a0: «\u00a0œ\u00a0».',
    accent: 'Les capitales gardent leur accent.',
    marks: 'Un seul signe suffit.',
    space: 'Une espace de trop, ou mal placée.',
  },
} as const

/** The forms of verbs. */
export const verbMessages = {
  infinitive: (right: string) =>
    `Ici, l’infinitif\u00a0: «\u00a0${right}\u00a0». Essayez avec «\u00a0vendre\u00a0»\u00a0: on dirait «\u00a0pour vendre\u00a0», «\u00a0je peux vendre\u00a0».`,
  participle: (right: string) =>
    `Après «\u00a0avoir\u00a0» ou «\u00a0être\u00a0», on écrit le participe, comme «\u00a0vendu\u00a0»\u00a0: «\u00a0${right}\u00a0».`,
  secondPerson: (right: string) =>
    `Le sujet est «\u00a0vous\u00a0»\u00a0: le verbe s’écrit «\u00a0${right}\u00a0».`,
  person: (right: string) => `Le verbe s’accorde avec son sujet\u00a0: «\u00a0${right}\u00a0».`,
} as const
