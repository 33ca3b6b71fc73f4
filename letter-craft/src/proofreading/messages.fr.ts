const orList = (words: readonly string[]) =>
  words
    .slice(0, 3)
    .map((word) => `«\u00a0${word}\u00a0»`)
    .join(' ou ')

/** Messages of the proofreader: the fact and its reason, never a reproach. */
export const proofMessages = {
  question: (why: string) => `À vérifier. ${why}`,
  repeated: 'Le même mot deux fois de suite.',
  elision: (right: string) => `Devant une voyelle, on écrit «\u00a0${right}\u00a0».`,
  placeholder: 'Un passage attend encore d’être rempli.',
  spelling: (right: string) => `Ce mot s’écrit «\u00a0${right}\u00a0».`,
  unknownWord: (words: readonly string[]) =>
    words.length === 0
      ? 'Ce mot n’est pas au dictionnaire\u00a0: vérifiez-le.'
      : `Ce mot n’est pas au dictionnaire. Peut-être ${orList(words)}\u202f?`,
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
  machineTurn:
    'Tournure que les machines écrivent partout\u00a0: un recruteur la reconnaît. Dites-le avec vos mots, ou par un fait.',
  cliche: 'Formule usée\u00a0: elle convient à toutes les lettres. Dites ce qui vous est propre, en un fait.',
  inclusive: 'Une seule personne écrit cette lettre\u00a0: une seule forme suffit.',
  gender: (right: string) => `L’accord serait «\u00a0${right}\u00a0» pour vous.`,
  private:
    'Cette information n’a pas à figurer dans une candidature\u00a0: un employeur ne peut pas la demander.',
  companyMissing: (company: string) => `Le nom de l’entreprise, ${company}, n’apparaît nulle part.`,
  copied: 'Ce passage reprend l’annonce mot pour mot. Dites-le à votre façon.',
  sincerely: 'Après un nom, une lettre anglaise se termine par «\u00a0Yours sincerely\u00a0».',
  faithfully: 'Sans nom, une lettre anglaise se termine par «\u00a0Yours faithfully\u00a0».',
} as const

/** Messages about style. */
export const styleMessages = {
  jeOpenings:
    'Plus d’un tiers des phrases commencent par «\u00a0je\u00a0». Commencez-en quelques-unes par l’entreprise.',
  longSentence: (words: number) => `${words} mots\u00a0: coupée en deux, cette phrase se lira mieux.`,
  adjectives: 'Ces adjectifs ne prouvent rien. Un fait les montrerait.',
  noFigure: 'Aucun chiffre, aucun résultat\u00a0: une preuve concrète pèserait plus qu’un adjectif.',
  tooLong: (words: number) => `${words} mots\u00a0: au-delà de 400, une lettre se lit en diagonale.`,
  oneProof:
    'Une seule preuve concrète\u00a0: un second chiffre, un outil nommé ou un résultat convaincrait davantage.',
  tooShort: (words: number) =>
    `${words} mots\u00a0: il reste de la place pour une preuve de plus. Une lettre compte souvent 250 à 400 mots.`,
  conditionals:
    'Plusieurs conditionnels se suivent. L’indicatif a plus d’élan\u00a0: «\u00a0je souhaite\u00a0», «\u00a0je serai heureux\u00a0».',
  passives:
    'Plusieurs tournures passives. À l’actif, on sait qui agit\u00a0: «\u00a0j’ai livré les commandes\u00a0».',
  dashes: 'Plusieurs tirets longs\u00a0: une virgule ou un deux-points se lit mieux dans une lettre.',
  firstParagraph:
    'Ce premier paragraphe ne parle que de vous. Commencez par eux\u00a0: ce qu’ils font, ce qui vous y attire.',
  manyParagraphs: (count: number) => `${count} paragraphes\u00a0: trois à cinq suffisent, un par idée.`,
  fewParagraphs: 'Coupez ce texte en trois à cinq paragraphes, un par idée\u00a0: il se lira mieux.',
} as const

/** Messages about salutation and closing formula. */
export const addressMessages = {
  openingComma: 'L’appel se termine par une virgule\u00a0: «\u00a0Madame, Monsieur,\u00a0».',
  bothCivilities: 'Quand on ne sait pas qui lira, on écrit «\u00a0Madame, Monsieur,\u00a0».',
  otherCivility: (recipient: string) =>
    `La lettre s’adresse à ${recipient}\u00a0: l’appel en reprend la civilité.`,
  email: 'Cet appel est celui d’un courriel. Une lettre s’ouvre par «\u00a0Madame, Monsieur,\u00a0».',
  mademoiselle: 'L’usage est de dire «\u00a0Madame\u00a0» à toutes les femmes.',
  subjectLine: 'L’objet a sa propre place\u00a0: la page l’imprime déjà au-dessus du texte.',
  attachments: 'Les pièces jointes ont leur propre place, hors du texte de la lettre.',
  dateLine: 'La page imprime déjà le lieu et la date au-dessus du texte.',
  signature: 'La page imprime déjà votre nom sous la formule de fin.',
  noClosing:
    'Il manque la formule de fin\u00a0: «\u00a0Je vous prie d’agréer, …, mes salutations distinguées.\u00a0»',
  noOpening: 'Il manque l’appel\u00a0: une lettre s’ouvre par «\u00a0Madame, Monsieur,\u00a0».',
  twoClosings: 'Deux formules de fin se suivent\u00a0: une seule suffit.',
} as const

/** Messages about company and dates. */
export const contentMessages = {
  otherCompany: (other: string, company: string) =>
    `La lettre va à ${company}, et ce passage nomme ${other}.`,
  noDuration: 'Une demande de stage dit quand, et pour combien de temps\u00a0: «\u00a0de mars à juin\u00a0».',
  noRhythm:
    'Pour une alternance, dites le rythme et les dates\u00a0: «\u00a0une semaine sur trois à l’école\u00a0».',
} as const

export const punctuationMessages = {
  noSpace: 'Aucune espace ne suit l’apostrophe.',
  spaceAfter: 'Une espace suit ce signe.',
  repeated: 'Un seul signe suffit.',
  etc: '«\u00a0Etc.\u00a0» veut déjà dire «\u00a0et la suite\u00a0»\u00a0: un point suffit.',
  titleDot: '«\u00a0Mme\u00a0» et «\u00a0Mlle\u00a0» s’écrivent sans point.',
  thousands: (right: string) =>
    `Les tranches de trois chiffres se séparent par une espace\u00a0: «\u00a0${right}\u00a0».`,
  unit: (right: string) => `Une espace sépare le nombre de son unité\u00a0: «\u00a0${right}\u00a0».`,
  firstOfMonth: 'Le premier jour du mois s’écrit «\u00a01er\u00a0».',
  unclosed: (sign: string) => `Ce signe ouvre, et rien ne referme\u00a0: ${sign}`,
  unopened: (sign: string) => `Ce signe ferme, et rien n’ouvre\u00a0: ${sign}`,
  needlessCapital: (word: string) => `Pas de capitale ici\u00a0: «\u00a0${word}\u00a0».`,
  negation: 'À l’écrit, «\u00a0ne\u00a0» accompagne «\u00a0pas\u00a0»\u00a0: «\u00a0je n’ai pas\u00a0».',
} as const

/** Messages about English, in French. */
export const englishMessages = {
  write: (right: string) => `On écrit «\u00a0${right.trim()}\u00a0».`,
  capital: (right: string) => `En anglais, ce mot prend une capitale\u00a0: «\u00a0${right}\u00a0».`,
  article:
    'Devant une voyelle prononcée, «\u00a0an\u00a0»\u202f; sinon, «\u00a0a\u00a0»\u00a0: «\u00a0an hour\u00a0», «\u00a0a university\u00a0».',
  confusion:
    'Ces mots anglais se ressemblent, et n’ont pas le même sens\u00a0: «\u00a0your team\u00a0», «\u00a0you’re welcome\u00a0».',
  verb: 'Cette forme du verbe anglais ne convient pas ici\u00a0: «\u00a0I have worked\u00a0», «\u00a0he has taught\u00a0».',
  contraction: 'Il manque une apostrophe\u00a0: «\u00a0don’t\u00a0», «\u00a0that’s\u00a0».',
  construction:
    'L’anglais construit ce mot autrement\u00a0: «\u00a0I look forward to hearing from you\u00a0».',
} as const
