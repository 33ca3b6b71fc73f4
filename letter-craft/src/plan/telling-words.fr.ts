import { plainLetters } from '../french/plain-letters.ts'

const stemLength = 6

/** Beginnings of words of every offer and every career: they tell nothing of a post. */
const ofEveryOffer = new Set(
  'experi missio equipe person travai client servic entrep societ projet gestio organi respon activi profes format compet connai recher propos dispos positi contra salair horair assure realis partic princi differ ensemb niveau qualit recrut candid presen develo charge suivre contri depart region france parisi intern extern respec import possib premie dernie plusie notamm egalem toutes autono assist agence direct foncti domain soluti object second diplom annees semain journe utilis besoin accomp favori qualif garant poste mettre niveau traval rempla rythme perman occasi veille taches condui permet cadres moyens ainsi que toute assurer lignes grande suivie envoye'.split(
    ' ',
  ),
)

/** Initials of contracts and companies. */
const notNames =
  /^(?:cdi|cdd|rtt|etp|sas|sarl|tpe|pme|ltd|cse|rh|drh|cv|lm|hf|bac|bts|dut|but|cap|bep|smic|ticket|euro?s?)$/u

/**
 * What the words of a text tell of a post: their beginnings, in plain letters, and its initials («GCP», «BNSSA»). A card
 * that shares some with an offer bears on it.
 */
export function tellingWords(text: string): ReadonlySet<string> {
  const words = plainLetters(text)
    .split(/[^a-z]+/u)
    .filter((word) => word.length >= stemLength)
    .map((word) => word.slice(0, stemLength))
    .filter((stem) => !ofEveryOffer.has(stem))
  const initials = [...text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{2,5}(?![\p{L}\d])/gu)]
    .map(([name]) => plainLetters(name))
    .filter((name) => !notNames.test(name))
  return new Set([...words, ...initials])
}
