/** Numbers that people spell out, in both languages, without accents. */
export const numberWords: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100,
  mille: 1000,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  thousand: 1000,
}

/** What a number must count to be a claim: «deux» alone may only point («les deux»). */
export const unitWord =
  /^(?:ans?|annees?|mois|semaines?|jours?|heures?|personnes?|salaries?|collaborat\w+|clients?|eleves?|etudiants?|patients?|enfants?|residents?|projets?|magasins?|sites?|equipes?|euros?|pour|years?|months?|weeks?|days?|hours?|people|employees|customers|students|children|projects|stores|teams|percent|dollars|pounds)$/u

export const diplomaWord =
  /(?<!\p{L})(?:licence|licences|master|masters|mastere|doctorat|baccalaureat|bachelor|degree|phd|certification|certificat|diploma)(?!\p{L})/gu

/** Words whose capital is custom, not a name that somebody must have given. Plain letters. */
export const knownCapitals: ReadonlySet<string> = new Set(
  (
    'madame monsieur mesdames messieurs docteur maitre professeur cv rh cdi cdd pme internet web etat france ' +
    'francais francaise europe etats unis i im ive ill id dear sir madam mr mrs ms hiring manager yours english french german ' +
    'spanish italian european british american january february march april may june july august september ' +
    'october november december monday tuesday wednesday thursday friday saturday sunday uk us hr'
  ).split(' '),
)
