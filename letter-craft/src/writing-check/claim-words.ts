/** Units that make a number a claim: «deux» alone may be a determiner («les deux»). */
export const unitWord =
  /^(?:ans?|annees?|mois|semaines?|jours?|heures?|personnes?|salaries?|collaborat\w+|clients?|eleves?|etudiants?|patients?|enfants?|residents?|projets?|magasins?|sites?|equipes?|euros?|pour|years?|months?|weeks?|days?|hours?|people|employees|customers|students|children|projects|stores|teams|percent|dollars|pounds)$/u

export const diplomaWord =
  /(?<!\p{L})(?:licence|licences|master|masters|mastere|doctorat|baccalaureat|bachelor|degree|phd|certification|certificat|diploma)(?!\p{L})/gu

/** Words capitalised by custom, not names that need a source. Without accents. */
export const knownCapitals: ReadonlySet<string> = new Set(
  (
    'madame monsieur mesdames messieurs docteur maitre professeur cv rh cdi cdd pme internet web etat france ' +
    'francais francaise europe etats unis i im ive ill id dear sir madam mr mrs ms hiring manager yours english french german ' +
    'spanish italian european british american january february march april may june july august september ' +
    'october november december monday tuesday wednesday thursday friday saturday sunday uk us hr'
  ).split(' '),
)
