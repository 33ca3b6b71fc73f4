import type { ProofreadContext } from '@lettrine/letter-craft/proofreading/finding'

/** A text that breaks one rule. `mended` is written by hand where the proofreader has no certain correction. */
export type FaultySample = {
  rule: string
  text: string
  mended?: string
  context?: ProofreadContext
}

const formula = 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.'
const usual = 'Je vous prie d’agréer mes salutations distinguées.'
const letter = (body: string, opening = 'Madame, Monsieur,', closing = formula) =>
  `${opening}\n\n${body}\n\n${closing}`

const proof = 'J’ai formé douze apprentis.'
const meeting = 'Je viendrai vous voir.'

const plan: readonly FaultySample[] = [
  {
    rule: 'first-paragraph',
    text: letter(`Titulaire d’un CAP de fleuriste, je termine mon contrat en mai.\n\n${proof}\n\n${meeting}`),
    mended: letter(
      `Vos bouquets suivent les saisons, et c’est ainsi que j’ai appris ce métier.\n\n${proof}\n\n${meeting}`,
    ),
  },
  {
    rule: 'je-openings',
    text: 'Je connais vos magasins. J’ai tenu un rayon pendant deux ans. Je conseille les clients. Votre équipe s’agrandit. Elle a besoin de bras. Je suis libre en mai.',
    mended:
      'Vos magasins me sont familiers. Pendant deux ans, j’ai tenu un rayon. Les clients y demandaient conseil. Votre équipe s’agrandit. Elle a besoin de bras. Je suis libre en mai.',
  },
  {
    rule: 'copied-offer',
    text: 'Je sais préparer les commandes des clients du magasin et de tenir la caisse.',
    mended: 'Chez Leclerc, je préparais trente commandes par jour avant de passer en caisse.',
    context: {
      offer:
        'Vous serez chargé de préparer les commandes des clients du magasin et de tenir la caisse le samedi et le dimanche.',
    },
  },
  {
    rule: 'cliche',
    text: 'Je suis dynamique et motivée.',
    mended: 'J’ai ouvert seule la boutique chaque samedi pendant un an.',
  },
]

const frame: readonly FaultySample[] = [
  {
    rule: 'page-part',
    text: `Objet\u00a0: candidature au poste de libraire\n\n${letter('Votre librairie me plaît.')}`,
    mended: letter('Votre librairie me plaît.'),
  },
  { rule: 'opening-comma', text: letter('Votre maison me plaît.', 'Madame, Monsieur') },
  {
    rule: 'opening-form',
    text: letter('Votre maison me plaît.', 'Madame/Monsieur,', usual),
    mended: letter('Votre maison me plaît.', 'Madame, Monsieur,', usual),
  },
  {
    rule: 'salutation-name',
    text: letter('Votre maison me plaît.', 'Monsieur Dupont,', usual),
    mended: letter('Votre maison me plaît.', 'Monsieur,', usual),
  },
  {
    rule: 'email-opening',
    text: letter('Votre maison me plaît.', 'Bonjour,', usual),
    mended: letter('Votre maison me plaît.'),
  },
  {
    rule: 'mademoiselle',
    text: letter('Votre maison me plaît.', 'Mademoiselle,', usual),
  },
]

const closing: readonly FaultySample[] = [
  {
    rule: 'closing-mirror',
    text: letter(
      'Votre maison me plaît.',
      'Madame la Directrice,',
      'Je vous prie d’agréer, Madame, mes salutations distinguées.',
    ),
  },
  {
    rule: 'hanging-participle',
    text: 'Dans l’attente de vous lire, veuillez agréer mes salutations distinguées.',
  },
  { rule: 'expression-of-greetings', text: 'Veuillez agréer l’expression de mes salutations distinguées.' },
  {
    rule: 'believe-in',
    text: 'Je vous prie de croire, Madame, en l’assurance de mes sentiments respectueux.',
  },
  {
    rule: 'closing-civility',
    text: letter(
      'Votre maison me plaît.',
      'Madame,',
      'Je vous prie d’agréer, Mme, mes salutations distinguées.',
    ),
  },
  { rule: 'formula-spelling', text: 'Je vous pris d’agréer mes salutations distinguées.' },
]

const signs: readonly FaultySample[] = [
  { rule: 'typography', text: 'Mon chef disait "la rigueur avant tout" chaque matin.' },
  { rule: 'typography', text: "J'ai appris ce métier en famille." },
  { rule: 'typography', text: 'Trois qualités : calme, précision, constance.' },
  { rule: 'typography', text: 'Les ventes ont monté de 12% en un an.' },
  { rule: 'typography', text: 'Mon objectif ? Vous convaincre.' },
  { rule: 'number-form', text: 'Je suis libre dès le 1 mars.' },
  { rule: 'needless-capital', text: 'Je peux commencer en Septembre.' },
  { rule: 'punctuation', text: 'Je range le stock,puis je ferme.' },
  {
    rule: 'em-dash',
    text: 'Votre atelier — le plus ancien de la ville — forme des luthiers.',
    mended: 'Votre atelier, le plus ancien de la ville, forme des luthiers.',
  },
]

const style: readonly FaultySample[] = [
  {
    rule: 'long-sentence',
    text: 'Au cours de mes trois années dans la boutique de la rue des Lices, où je tenais le rayon des plantes et celui des fleurs coupées, j’ai appris à conseiller, à composer et à tenir la caisse.',
    mended:
      'Pendant trois ans, rue des Lices, j’ai tenu le rayon des plantes et celui des fleurs coupées. J’y ai appris à conseiller, à composer et à tenir la caisse.',
  },
  {
    rule: 'empty-adjectives',
    text: 'Je suis ponctuel, organisé et autonome.',
    mended: 'J’ai ouvert le magasin à six heures pendant deux ans, sans un retard.',
  },
  {
    rule: 'conditional-density',
    text: 'Je souhaiterais vous rencontrer. J’aimerais vous parler de mon projet.',
    mended: 'Je souhaite vous rencontrer et vous parler de mon projet.',
  },
  {
    rule: 'passive-density',
    text: 'Les commandes ont été livrées et les factures ont été payées.',
    mended: 'J’ai livré les commandes et payé les factures.',
  },
  { rule: 'pleonasm', text: 'J’ai prévu d’avance les livraisons.' },
  { rule: 'heavy-turn', text: 'Je range de manière à ce que chacun s’y retrouve.' },
  {
    rule: 'anglicism',
    text: 'Je suis en charge de l’accueil.',
    mended: 'Je suis responsable de l’accueil.',
  },
  { rule: 'confusion', text: 'Je suis près à partir dès lundi.' },
]

const facts: readonly FaultySample[] = [
  {
    rule: 'wrong-company',
    text: letter('Je souhaite rejoindre l’équipe de Carrefour.\n\nVotre rayon bio s’agrandit.'),
    mended: letter('Je souhaite rejoindre l’équipe de Monoprix.\n\nVotre rayon bio s’agrandit.'),
    context: { company: 'Monoprix' },
  },
  {
    rule: 'company-missing',
    text: 'Votre maison me plaît. J’y achète mes fleurs. Vos bouquets durent. Je sais les composer.',
    mended: 'Les Pivoines me plaisent. J’y achète mes fleurs. Vos bouquets durent. Je sais les composer.',
    context: { company: 'Les Pivoines' },
  },
  {
    rule: 'placeholder',
    text: 'Je souhaite rejoindre [Nom de l’entreprise] dès le mois de mai.',
    mended: 'Je souhaite rejoindre Les Pivoines dès le mois de mai.',
  },
  {
    rule: 'inclusive-form',
    text: 'Je suis motivé(e) par ce métier.',
    context: { candidateGender: 'feminine' },
  },
  {
    rule: 'gender-agreement',
    text: 'Je suis intéressé par ce poste.',
    context: { candidateGender: 'feminine' },
  },
  {
    rule: 'private-matter',
    text: 'J’ai 45\u00a0ans et je sais vendre.',
    mended: 'J’ai vingt ans de vente derrière moi.',
  },
  {
    rule: 'internship-dates',
    text: letter(
      'Votre atelier forme des luthiers.\n\nJe cherche un stage pour apprendre le vernis.\n\nJe viendrai vous voir.',
    ),
    mended: letter(
      'Votre atelier forme des luthiers.\n\nJe cherche un stage de mars à juin pour apprendre le vernis.\n\nJe viendrai vous voir.',
    ),
    context: { type: 'internship' },
  },
]

const plain = 'Votre maison reçoit des clients fidèles, et je sais les servir. '
const proven = 'En trois ans, j’ai formé douze apprentis sous Excel. '

const wholePage: readonly FaultySample[] = [
  { rule: 'no-figure', text: plain.repeat(12).trim() },
  { rule: 'too-short', text: letter(`${proven}${plain.repeat(3)}`.trim()) },
  {
    rule: 'too-long',
    text: letter(
      Array(3)
        .fill(`${proven}${plain.repeat(14)}`.trim())
        .join('\n\n'),
    ),
  },
  { rule: 'paragraph-count', text: letter(Array(8).fill('Votre maison me plaît.').join('\n\n')) },
]

/** Faulty samples by chapter, each for one rule. Those about the whole page have no corrected text. */
export const faultySamples = { plan, frame, closing, signs, style, facts, wholePage } as const
