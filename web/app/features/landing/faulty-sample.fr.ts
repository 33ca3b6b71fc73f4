/** What a keyboard gives, faults and all: the landing page shows it struck out. */
export const typedSentence = 'Ecrire a "Mme Petit" : 10 000 lecteurs ? Oui !'
