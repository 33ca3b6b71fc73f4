/** Sentences about the duties of the offer; `{duties}` is one or two of them. */
export const dutySentences: readonly string[] = [
  'Le poste consiste notamment à {toDuties}, et c’est bien ce que je souhaite faire.',
  'J’ai lu dans votre offre qu’il s’agira {deDuties}, et c’est le travail que je cherche.',
  'Vous cherchez quelqu’un pour {savoirDuties} ; c’est là que je souhaite être utile.',
  'Dans votre offre, il s’agit {deDuties}, et c’est à cela que je souhaite me consacrer.',
  'À la lecture de votre offre, j’ai retenu qu’il s’agirait {deDuties}, et je suis prêt à m’y mettre{masculine}.',
  'À la lecture de votre offre, j’ai retenu qu’il s’agirait {deDuties}, et je suis prête à m’y mettre{feminine}.',
  '{TheDuties} {haveCaught} retenu mon attention dans votre offre.',
  'Dans votre offre, {theDuties} {haveCaught} retenu mon attention.',
  'Le poste comprend {theDuties}, et c’est un travail que je souhaite faire.',
  'Vous confiez à ce poste {theDuties} ; c’est là que je souhaite être utile.',
  'Votre offre parle {ofTheDuties}, et c’est ce que je cherche.',
]

/** What an intern or an apprentice will learn, from the duties of the offer. */
export const learningSentences: readonly string[] = [
  'Auprès de vos équipes, je souhaite apprendre à {toDuties}.',
  'Avec vous, j’apprendrai à {toDuties}.',
  'Mon objectif est d’apprendre à {toDuties}.',
  'Sur le terrain, j’apprendrai notamment à {toDuties}.',
  'Votre offre permet d’apprendre à {toDuties}, et c’est ce que je cherche.',
  'Auprès de vos équipes, je souhaite me former {toTheDuties}.',
  'Au fil des semaines, je souhaite prendre part {toTheDuties}.',
  'Dans votre offre, {theDuties} {haveCaught} retenu mon attention, car c’est ce que je veux apprendre.',
  'Votre offre parle {ofTheDuties}, et c’est ce que je veux apprendre.',
]

/** Links the candidate’s experience to the offer. */
export const linkSentences: readonly string[] = [
  'Ce que j’ai appris {where} me servira pour {duty}.',
  'L’expérience acquise {where} me sera utile pour {duty}.',
  'Pour {duty}, je m’appuierai sur mon expérience {where}.',
  'Mon expérience {where} m’aidera à {toDuty}.',
  'Grâce à mon expérience {where}, je prendrai vite mes marques pour {duty}.',
  'De mon expérience {where}, je garde des réflexes utiles pour {duty}.',
  'Le travail que je connais {where} m’aidera aussi à {toDuty}.',
]

/** The same without a known place of work. */
export const plainLinkSentences: readonly string[] = [
  'Votre équipe pourra compter sur moi pour {duty}.',
  'Je m’attacherai aussi à {toDuty}.',
  'Dès mon arrivée, je m’attacherai à {toDuty}.',
  'Avec votre équipe, je souhaite prendre part {toTheDuty}.',
  'Dès les premières semaines, je veux me rendre utile, en particulier pour {duty}.',
  'À vos côtés, je souhaite aussi prendre part {toTheDuty}.',
]

/** Tools that both candidate and offer name. */
export const sharedToolSentences: readonly string[] = [
  'Votre annonce demande {sharedTools}, que je connais déjà.',
  'Parmi les outils que vous citez, je connais déjà {sharedTools}.',
  'Votre offre cite {sharedTools}, que je connais déjà.',
  'Je connais déjà {sharedTools}, que cite votre offre.',
]

/** A licence or certificate that the offer requires and the candidate has. */
export const sharedPermitSentences: readonly string[] = [
  'Comme vous le demandez, j’ai {permits}.',
  'J’ai {permits}, comme le demande votre offre.',
  'Conformément à votre offre, j’ai {permits}.',
]

/** Transition from experience elsewhere to this reader. */
export const bridgeSentences: readonly string[] = [
  'C’est cette expérience que je souhaite aujourd’hui mettre au service {ofCompany}{directly}.',
  'Cette expérience, je souhaite aujourd’hui la mettre à votre service.',
  'Tout ce parcours, je souhaite maintenant le mettre au service de votre équipe.',
  'De cette expérience, je souhaite faire profiter votre équipe.',
]
