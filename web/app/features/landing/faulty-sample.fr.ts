/** What a keyboard gives, faults and all: the landing page shows it struck out. */
export const faultySentence = 'Ecrire a "Mme Petit" : 10 000 lecteurs ? Oui !'
