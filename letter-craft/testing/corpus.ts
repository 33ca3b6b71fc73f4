import { cleanAgreements, faultyAgreements } from './corpus/agreement.ts'
import { type Case, letter } from './corpus/case.ts'
import { cleanCompanies, faultyCompanies } from './corpus/company.ts'
import { cleanConfusions, faultyConfusions } from './corpus/confusion.ts'
import { cleanConstructions, faultyConstructions } from './corpus/constructions.ts'
import { cleanEnglish, faultyEnglish } from './corpus/english.ts'
import { cleanFormulas, faultyFormulas } from './corpus/formulas-and-content.ts'
import { heldOutAgreementClean, heldOutAgreementFaulty } from './corpus/held-out-agreement.ts'
import { heldOutGrammar } from './corpus/held-out-grammar.ts'
import { heldOutLetters } from './corpus/held-out-letters.ts'
import { heldOutNearConfusions } from './corpus/held-out-near-confusions.ts'
import { heldOutNearGrammar } from './corpus/held-out-near-grammar.ts'
import { heldOutParticiplesClean, heldOutParticiplesFaulty } from './corpus/held-out-participles.ts'
import { heldOutPunctuation } from './corpus/held-out-punctuation.ts'
import { heldOutSpelling } from './corpus/held-out-spelling.ts'
import { cleanLetterCases, faultyLetters } from './corpus/letters.ts'
import { cleanNumbers, faultyNumbers } from './corpus/numbers.ts'
import { cleanSentences, faultySentences } from './corpus/sentences.ts'
import { cleanTrades, faultyTrades } from './corpus/trades.ts'
import { cleanVerbs, faultyVerbs } from './corpus/verbs.ts'

const she = { candidateGender: 'feminine' } as const
const he = { candidateGender: 'masculine' } as const
const offer = {
  offer:
    'Vous serez chargé de préparer les commandes des clients du magasin et de tenir la caisse le samedi et le dimanche.',
} as const

/** Each rule has at least three; sentences are ours, for tests only. */
export const faulty: readonly Case[] = [
  ...faultyConfusions,
  ...faultyVerbs,
  ...faultyConstructions,
  ...faultyAgreements,
  ...faultyTrades,
  ...faultySentences,
  ...faultyLetters,
  ...faultyCompanies,
  ...faultyFormulas,
  ...faultyNumbers,
  ...faultyEnglish,
  ...heldOutGrammar,
  ...heldOutSpelling,
  ...heldOutPunctuation,
  ...heldOutAgreementFaulty,
  ...heldOutParticiplesFaulty,
  { text: "J'ai tenu la caisse.", rules: ['typography'], becomes: 'J’ai tenu la caisse.' },
  {
    text: 'Voici mon but : vous aider !',
    rules: ['typography', 'typography'],
    becomes: 'Voici mon but\u00a0: vous aider\u202f!',
  },
  {
    text: 'Elle m’a dit "bravo" devant tous.',
    rules: ['typography'],
    becomes: 'Elle m’a dit «\u00a0bravo\u00a0» devant tous.',
  },
  {
    text: 'Les ventes ont monté de 12 %.',
    rules: ['typography'],
    becomes: 'Les ventes ont monté de 12\u00a0%.',
  },
  { text: 'J’ai travaillé avec Mr Roux.', rules: ['typography'] },
  { text: 'J’ai tenu mon coeur de métier.', rules: ['typography'], becomes: 'J’ai tenu mon cœur de métier.' },
  { text: 'Je vous écris  pour ce poste.', rules: ['typography'], becomes: 'Je vous écris pour ce poste.' },
  {
    text: 'Je vous écris pour pour ce poste.',
    rules: ['repeated-word'],
    becomes: 'Je vous écris pour ce poste.',
  },
  { text: 'J’ai tenu le le stand.', rules: ['repeated-word'], becomes: 'J’ai tenu le stand.' },
  { text: 'Votre équipe équipe me plaît.', rules: ['repeated-word'] },
  {
    text: 'Je rêve de intégrer votre équipe.',
    rules: ['elision'],
    becomes: 'Je rêve d’intégrer votre équipe.',
  },
  {
    text: 'Le poste que elle occupait me plaît.',
    rules: ['elision'],
    becomes: 'Le poste qu’elle occupait me plaît.',
  },
  { text: 'Je aime ce métier.', rules: ['elision'], becomes: 'J’aime ce métier.' },
  {
    text: 'J’ai soigné l’acceuil des clients.',
    rules: ['spelling'],
    becomes: 'J’ai soigné l’accueil des clients.',
  },
  {
    text: 'Mon parcours professionel est varié.',
    rules: ['spelling'],
    becomes: 'Mon parcours professionnel est varié.',
  },
  {
    text: 'Je veux developper cette activité.',
    rules: ['spelling'],
    becomes: 'Je veux développer cette activité.',
  },
  { text: 'Language clair et ton juste.', rules: ['spelling'], becomes: 'Langage clair et ton juste.' },
  {
    text: 'J’ai tenu la caisse. ensuite, j’ai formé deux collègues.',
    rules: ['capital'],
    becomes: 'J’ai tenu la caisse. Ensuite, j’ai formé deux collègues.',
  },
  { text: 'j’ai tenu la caisse deux ans.', rules: ['capital'], becomes: 'J’ai tenu la caisse deux ans.' },
  { text: 'Vous cherchez un cuisinier. je le suis.', rules: ['capital'] },
  {
    text: 'J’ai tenu la caisse pendant deux ans',
    rules: ['final-stop'],
    becomes: 'J’ai tenu la caisse pendant deux ans.',
  },
  { text: letter('Je connais bien votre belle maison'), rules: ['final-stop'] },
  { text: 'Mon préavis est de deux mois', rules: ['final-stop'] },
  {
    text: 'Je suis motivé(e) par ce métier.',
    rules: ['inclusive-form'],
    context: she,
    becomes: 'Je suis motivée par ce métier.',
  },
  {
    text: 'Un(e) employé(e) comme les autres.',
    rules: ['inclusive-form'],
    context: he,
    becomes: 'Un(e) employé comme les autres.',
  },
  { text: 'Je serai heureux(se) de vous voir.', rules: ['inclusive-form'] },
  {
    text: 'Je suis motivé par ce métier.',
    rules: ['gender-agreement'],
    context: she,
    becomes: 'Je suis motivée par ce métier.',
  },
  {
    text: 'Je suis très intéressée par ce poste.',
    rules: ['gender-agreement'],
    context: he,
    becomes: 'Je suis très intéressé par ce poste.',
  },
  { text: 'Je serais heureux de vous parler.', rules: ['gender-agreement'], context: she },
  { text: 'Je souhaite rejoindre [Nom de l’entreprise].', rules: ['placeholder'] },
  { text: 'Je souhaite rejoindre {{company}} dès mai.', rules: ['placeholder'] },
  { text: 'Mon expérience chez XXX m’a formé.', rules: ['placeholder'] },
  { text: letter('Votre maison me plaît.', 'Monsieur Dupont,'), rules: ['salutation-name'] },
  {
    text: letter('Votre maison me plaît.', 'Cher Monsieur,', 'Veuillez agréer mes salutations.'),
    rules: ['salutation-name'],
  },
  {
    text: letter('Votre maison me plaît.', 'Chère Madame,', 'Veuillez agréer mes salutations.'),
    rules: ['salutation-name'],
  },
  {
    text: letter('Votre maison me plaît.', 'Madame,', 'Je vous prie d’agréer, Monsieur, mes salutations.'),
    rules: ['closing-mirror'],
  },
  {
    text: letter(
      'Votre maison me plaît.',
      'Madame la Directrice,',
      'Veuillez agréer, Madame, mes salutations.',
    ),
    rules: ['closing-mirror'],
  },
  {
    text: letter('Votre maison me plaît.', 'Madame, Monsieur,', 'Veuillez agréer, Madame, mes salutations.'),
    rules: ['closing-mirror'],
  },
  {
    text: letter('Votre maison me plaît.', 'Madame,', 'Veuillez agréer, Mme, mes salutations.'),
    rules: ['closing-civility'],
  },
  {
    text: letter('Votre maison me plaît.', 'Monsieur,', 'Veuillez agréer, M., mes salutations.'),
    rules: ['closing-civility'],
  },
  {
    text: letter('Votre maison me plaît.', 'Madame,', 'Veuillez recevoir, Mlle, mes salutations.'),
    rules: ['closing-civility'],
  },
  {
    text: 'Dans l’attente de vous lire, veuillez agréer mes salutations.',
    rules: ['hanging-participle'],
    becomes: 'Dans l’attente de vous lire, je vous prie d’agréer mes salutations.',
  },
  { text: 'En espérant vous voir, veuillez recevoir mes salutations.', rules: ['hanging-participle'] },
  { text: 'En vous remerciant, veuillez croire à mes sentiments.', rules: ['hanging-participle'] },
  {
    text: 'Veuillez agréer l’expression de mes salutations.',
    rules: ['expression-of-greetings'],
    becomes: 'Veuillez agréer mes salutations.',
  },
  { text: 'Recevez l’expression de mes sincères salutations.', rules: ['expression-of-greetings'] },
  { text: 'Recevez l’assurance de mes salutations.', rules: ['expression-of-greetings'] },
  { text: 'Je vous prie de croire, Madame, en l’assurance de mes sentiments.', rules: ['believe-in'] },
  { text: 'Je vous prie de croire en l’assurance de mes sentiments.', rules: ['believe-in'] },
  { text: 'Veuillez croire en l’expression de ma considération.', rules: ['believe-in'] },
  {
    text: 'Je vous pris d’agréer mes salutations.',
    rules: ['formula-spelling'],
    becomes: 'Je vous prie d’agréer mes salutations.',
  },
  { text: 'Je vous pris de recevoir mes salutations.', rules: ['formula-spelling'] },
  {
    text: 'J’écris à l’intention de Mme\u00a0Petit.',
    rules: ['formula-spelling'],
    becomes: 'J’écris à l’attention de Mme\u00a0Petit.',
  },
  { text: 'Par la présente, je postule chez vous.', rules: ['cliche'] },
  { text: 'Suite à votre annonce, je vous écris.', rules: ['cliche'] },
  { text: 'Vous êtes leader dans votre domaine.', rules: ['cliche'] },
  { text: 'Je suis dynamique et motivée.', rules: ['cliche'] },
  { text: 'Je suis au marché. Je vends. Je pèse. Je compte. Je range. Je pars.', rules: ['je-openings'] },
  { text: 'Je lis. J’écris. Je compte. On me suit. Je parle. Vous écoutez.', rules: ['je-openings'] },
  { text: 'Je lis. Vous lisez. J’écris. Nous lisons. Ils lisent. Je parle. Fin.', rules: ['je-openings'] },
  { text: `J’ai tenu ${'la caisse et la réserve et '.repeat(5)}le comptoir.`, rules: ['long-sentence'] },
  {
    text: `Vous cherchez ${'une personne calme et une personne sûre et '.repeat(4)}douce.`,
    rules: ['long-sentence'],
  },
  {
    text: `Mon métier tient ${'à un geste et à un regard et '.repeat(5)}à une voix.`,
    rules: ['long-sentence'],
  },
  { text: 'J’ai 45\u00a0ans et je sais vendre.', rules: ['private-matter'] },
  { text: 'Mariée, je vis près de chez vous.', rules: ['private-matter'] },
  { text: 'Mère de deux enfants, je cherche des horaires.', rules: ['private-matter'] },
  {
    text: 'Un. Deux mots. Trois mots ici. Quatre mots sont ici.',
    rules: ['company-missing'],
    context: { company: 'Les Pivoines' },
  },
  {
    text: 'Bonjour. Je viens. Je reste ici. Vous lirez.',
    rules: ['company-missing'],
    context: { company: 'FLUNCH' },
  },
  {
    text: 'Votre maison plaît. On y dort. On y mange. On y rit.',
    rules: ['company-missing'],
    context: { company: 'SARL Morvan' },
  },
  {
    text: 'Je sais préparer les commandes des clients du magasin et de tenir la caisse.',
    rules: ['copied-offer'],
    context: offer,
  },
  {
    text: 'Mon goût va vers ceci\u00a0: les commandes des clients du magasin et de tenir la caisse le samedi.',
    rules: ['copied-offer'],
    context: offer,
  },
  {
    text: 'Des clients du magasin et de tenir la caisse le samedi et le dimanche, voilà.',
    rules: ['copied-offer'],
    context: offer,
  },
  {
    text: 'Dear Ms Petit,\n\nI like your work.\n\nYours faithfully,',
    rules: ['english-closing'],
    language: 'en',
  },
  {
    text: 'Dear Mr Hill,\n\nI like your work.\n\nYours faithfully,',
    rules: ['english-closing'],
    language: 'en',
  },
  {
    text: 'Dear Sir or Madam,\n\nI like your work.\n\nYours sincerely,',
    rules: ['english-closing'],
    language: 'en',
  },
  { text: 'I am a team player at heart.', rules: ['cliche'], language: 'en' },
  { text: 'I worked in in the shop.', rules: ['repeated-word'], language: 'en' },
]

export const clean: readonly Case[] = [
  'Nous nous sommes parlé en mai.',
  'Vous vous souvenez peut-être de moi.',
  'J’ai travaillé à la mairie d’Onet pendant deux ans.',
  'Je tiens la caisse de 8\u00a0h à 14\u00a0h.',
  'Mon site est https://exemple.org/?a=1.',
  'Écrivez-moi à ines@exemple.org, je répondrai.',
  'J’ai conduit des porteurs John Deere.',
  'Voici mon but\u00a0: vous aider\u202f!',
  'Elle m’a dit «\u00a0bravo\u00a0» devant tous.',
  'Les ventes ont monté de 12\u00a0% en un an.',
  'M.\u00a0Roux m’a formé.',
  'Le oui des clients compte.',
  'De onze à douze, je tiens l’accueil.',
  'J’ai géré le planning et la réserve.',
  'Il se poste devant l’entrée.',
  'Ce stage m’a appris le métier.',
  'Cette entreprise me plaît.',
  'Cet hôpital m’a formée.',
  'Je me permets de vous écrire.',
  'J’ai pallié la panne en une heure.',
  'Je suis motivée par ce métier.',
  'Je serai ravi de vous rencontrer.',
  'Dans l’attente de vous lire, je vous prie d’agréer mes salutations.',
  'Veuillez agréer l’expression de mes sentiments respectueux.',
  'Je vous prie de croire à l’assurance de ma considération.',
  'J’ai bien reçu, à l’attention de Mme\u00a0Petit, votre pli.',
  'J’ai l’intention de revenir.',
  'Votre annonce parle d’un métier que j’exerce depuis trois ans.',
  'Mon équipe de douze personnes livrait avant midi.',
  'J’ai repris un rayon en difficulté et l’ai remis à flot en six mois.',
  'Les enfants de la crèche m’appellent par mon prénom.',
  'Mon CV détaille ces dates, cf. la page deux.',
  'J’ai suivi un BTS MCO au lycée Colbert.',
  '- Accueil des clients\n- Tenue de la caisse',
  'Votre maison, c’est le calme.',
  'Je parle anglais, espagnol et un peu d’italien.',
  'Trois ans chez Leroy Merlin m’ont appris le conseil.',
  'Le mot «\u00a0service\u00a0» a un sens chez vous.',
  'Aujourd’hui, je prépare un CAP fleuriste.',
  'Mes horaires\u00a0: du lundi au samedi.',
]
  .map((text): Case => ({ text, rules: [] }))
  .concat(
    cleanConfusions,
    cleanVerbs,
    cleanConstructions,
    cleanAgreements,
    cleanTrades,
    cleanSentences,
    cleanLetterCases,
    cleanCompanies,
    cleanFormulas,
    cleanNumbers,
    cleanEnglish,
    heldOutNearConfusions,
    heldOutNearGrammar,
    heldOutLetters,
    heldOutAgreementClean,
    heldOutParticiplesClean,
  )

export const cleanLetters: readonly Case[] = [
  {
    text: letter(
      'Votre boutique de Tours m’a arrêtée tout l’automne.\n\nJ’ai tenu deux ans le rayon plantes des Lices, et doublé ses ventes.',
    ),
    rules: [],
    context: she,
  },
  { text: letter('Vos menus changent avec le marché.', 'Monsieur le Directeur,'), rules: [] },
  {
    text: letter('Vos menus changent avec le marché.', 'Madame,'),
    rules: [],
    context: { company: 'Le Patio' },
  },
  { text: letter('Votre équipe soigne la nuit.', 'Madame, Monsieur,', 'Bien cordialement,'), rules: [] },
  {
    text: 'Dear Ms Petit,\n\nI ran the night shift for two years.\n\nYours sincerely,',
    rules: [],
    language: 'en',
  },
  {
    text: 'Dear Hiring Manager,\n\nI ran the night shift for two years.\n\nYours faithfully,',
    rules: [],
    language: 'en',
  },
]
