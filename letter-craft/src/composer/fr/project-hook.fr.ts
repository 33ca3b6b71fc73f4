import type { Tone } from '../request.ts'

export const scholarshipHooks: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Ma demande concerne {theProgramme}, {queCompany} attribue.',
    'Pour financer mon projet, je sollicite {theProgramme} auprès {ofCompany}.',
    'C’est {theProgramme} que je sollicite auprès {ofCompany}.',
    'Je vous présente ma candidature pour {theProgramme}, auprès {ofCompany}.',
    'Auprès {ofCompany}, je dépose ma candidature pour {theProgramme}.',
    'Par cette candidature, je demande {theProgramme} à l’appui d’un projet précis, que je soumets {toCompany}.',
  ],
  formal: [
    'J’ai l’honneur de solliciter {theProgramme} auprès {ofCompany}.',
    'Permettez-moi de solliciter {theProgramme} auprès {ofCompany}.',
    'Ma demande, que j’ai l’honneur de soumettre {toCompany}, porte sur {theProgramme}.',
    'Je me permets de présenter ma candidature pour {theProgramme} auprès {ofCompany}.',
    'Le soutien {ofCompany}, au titre {ofProgramme}, fait l’objet de ma demande.',
  ],
  casual: [
    'Je vous écris pour demander {theProgramme} auprès {ofCompany}.',
    'Voici ma demande pour {theProgramme}, auprès {ofCompany}.',
    'Pour mener mon projet à bien, je demande {theProgramme} {toCompany}.',
    'Si je vous écris, c’est pour demander {theProgramme} {toCompany}.',
  ],
  enthusiastic: [
    'Obtenir {theProgramme} auprès {ofCompany} changerait la suite de mon parcours.',
    'C’est avec beaucoup d’envie que je présente ma candidature pour {theProgramme} auprès {ofCompany}.',
    'Avec {theProgramme}, {theCompany} peut donner vie à un projet qui me tient à cœur.',
    'Voici ma candidature pour {theProgramme}, adressée avec espoir {toCompany}.',
    'Mon projet n’attend qu’un appui, et je le demande {toCompany} : {theProgramme}.',
  ],
}

export const motivationHooks: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Ma candidature concerne {theProgramme}, {atCompany}.',
    'C’est pour {theProgramme} que je m’adresse {toCompany}.',
    'Je vous présente ma candidature pour {theProgramme}, {atCompany}.',
    'Pour {theProgramme}, je dépose ma candidature {atCompany}.',
    'Mon parcours et mon projet me conduisent vers {theProgramme}, {atCompany}.',

    'Par cette candidature, je vous présente mon projet pour {theProgramme}, {atCompany}.',
    'Vous trouverez ici les raisons de ma candidature pour {theProgramme}, {atCompany}{hasWhy}.',
  ],
  formal: [
    'J’ai l’honneur de vous présenter ma candidature pour {theProgramme}, {atCompany}.',
    'Permettez-moi de vous soumettre ma candidature pour {theProgramme}, {atCompany}.',
    'Ma candidature, que j’ai l’honneur de soumettre {toCompany}, concerne {theProgramme}.',
    'Je me permets de vous adresser ma candidature pour {theProgramme}, {atCompany}.',
  ],
  casual: [
    'Je vous écris pour {theProgramme}, {atCompany}.',
    'Voici ma candidature pour {theProgramme}, {atCompany}.',
    'Si je vous écris, c’est pour {theProgramme}, {atCompany}.',
    'Pour la suite de mon parcours, j’ai choisi {theProgramme}, {atCompany}.',
  ],
  enthusiastic: [
    'C’est avec beaucoup d’envie que je vous présente ma candidature pour {theProgramme}, {atCompany}.',
    'Pour {theProgramme}, {atCompany}, je vous propose ma candidature avec beaucoup d’envie.',
    'Le projet que je porte me mène droit vers {theProgramme}, {atCompany}.',
    'Voici, avec beaucoup d’envie, ma candidature pour {theProgramme}, {atCompany}.',
  ],
}
