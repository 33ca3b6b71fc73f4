/** A sentence with the faults of plain typing: the landing page shows its correction. */
export const faultySentence = 'Ecrire a "Mme Petit" : 10 000 lecteurs ? Oui !'
