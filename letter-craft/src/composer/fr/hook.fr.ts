import type { LetterType, Tone } from '../request.ts'

/**
 * Opening sentences. Each names the post and the company; a slot in braces is a required fact, and a text with a
 * missing fact is not used.
 */
export const jobHooks: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Pour le {post}, je vous propose ma candidature.',
    'Votre offre pour le {post} a retenu toute mon attention, et je vous présente ma candidature{sinceOffer}.',
    'Vous recrutez pour un {post}, et je souhaite vous rejoindre{directly}.',
    'Rejoindre {theCompany}, au {shortPost}, serait pour moi une suite logique{directly}{sameTrade}.',
    'Je souhaite vous rejoindre au {post}.',
    'Au {post}, je souhaite mettre mon expérience à votre service{hasExperience}.',
    'Dans votre offre pour le {post}, j’ai trouvé ce que je cherche{sinceOffer}.',
    'C’est le {post} qui me conduit à vous écrire.',
    'Travailler {atCompany} au {shortPost}, voilà ce que je souhaite aujourd’hui{directly}.',
    'Le {post} m’intéresse, et je souhaite vous dire pourquoi{hasWhy}.',
    'En réponse à votre offre, je vous présente ma candidature au {post}{sinceOffer}.',
    'J’ai lu avec attention votre offre pour le {post}, et j’y réponds aujourd’hui{sinceOffer}.',
    'À la lecture de votre offre pour le {post}, j’ai reconnu un travail que je connais{sinceOffer}{sameTrade}.',
    'Le {post} correspond à ce que je sais faire et à ce que je cherche{sameTrade}.',
    'Vous cherchez à pourvoir un {post} ; voici ma candidature{sinceOffer}{directly}.',
  ],
  formal: [
    'J’ai l’honneur de vous présenter ma candidature au {post}.',
    'Permettez-moi de vous soumettre ma candidature au {post}.',
    'Votre annonce relative au {post} a retenu toute mon attention{sinceOffer}.',
    'Je me permets de vous adresser ma candidature au {post}.',
    'Ayant pris connaissance de votre annonce, je vous soumets ma candidature au {post}{sinceOffer}.',
    'Vous avez publié une offre pour le {post}, et j’ai l’honneur d’y répondre{sinceOffer}.',
    'Le {post} a retenu toute mon attention, et je vous soumets ma candidature.',
    'Au {post}, je serais heureux de mettre mon expérience à votre service{masculine}{hasExperience}.',
    'Au {post}, je serais heureuse de mettre mon expérience à votre service{feminine}{hasExperience}.',
    'En réponse à votre annonce, j’ai l’honneur de vous présenter ma candidature au {post}{sinceOffer}.',
    'Je souhaite mettre mon travail au service {ofCompany}, au {shortPost}{directly}.',
  ],
  casual: [
    'Le {post} me tente, et je vous dis pourquoi en quelques lignes{hasWhy}.',
    'Votre annonce pour le {post} m’a donné envie de vous écrire{sinceOffer}.',
    'Je vous écris pour le {post}.',
    'Vous cherchez quelqu’un pour le {post}, et me voici{sinceOffer}.',
    'Travailler {atCompany}, au {shortPost}, me plairait beaucoup{directly}.',
    'Le {post}, c’est tout à fait ce que je cherche.',
    'J’ai vu votre annonce pour le {post}, et elle me parle{sinceOffer}.',
    'En lisant votre annonce pour le {post}, je m’y suis vu{sinceOffer}{masculine}.',
    'En lisant votre annonce pour le {post}, je m’y suis vue{sinceOffer}{feminine}.',
    'Si je vous écris, c’est pour le {post}.',
    'Un métier que je connais, une équipe à rejoindre : le {post} m’intéresse{sameTrade}.',
  ],
  enthusiastic: [
    'Le {post} me donne vraiment envie de vous rejoindre.',
    'Votre annonce pour le {post} m’a tout de suite parlé{sinceOffer}.',
    'Quand j’ai lu votre annonce pour le {post}, j’ai eu envie de vous écrire sans attendre{sinceOffer}.',
    'Rejoindre {theCompany} au {shortPost}, voilà une idée qui me réjouit{directly}.',
    'Il y a des offres qu’on lit deux fois ; la vôtre, pour le {post}, en fait partie{sinceOffer}.',
    'J’ai très envie de vous rejoindre au {post}.',
    'C’est avec beaucoup d’envie que je vous propose ma candidature au {post}.',
    'En découvrant votre annonce pour le {post}, je me suis dit que c’était pour moi{sinceOffer}.',
    'Travailler {atCompany}, au {shortPost}, serait une vraie joie{directly}.',
    'Avec joie, je vous propose ma candidature au {post}.',
  ],
}

/** After the user’s own reasons: the post follows them. */
export const hooksAfterWhy: Readonly<
  Record<LetterType | 'apprenticeship', Readonly<Record<Tone, readonly string[]>>>
> = {
  job_application: {
    professional: [
      'C’est pourquoi je vous propose ma candidature au {post}.',
      'Voilà pourquoi je réponds à votre offre pour le {post}{sinceOffer}.',
      'Aussi ai-je lu avec attention votre offre pour le {post}, et j’y réponds aujourd’hui{sinceOffer}.',
      'Rejoindre {theCompany}, au {shortPost}, est donc un choix réfléchi{directly}.',
      'Voilà ce qui me conduit à postuler au {post}.',
    ],
    formal: [
      'C’est pourquoi j’ai l’honneur de vous présenter ma candidature au {post}.',
      'Aussi me permets-je de vous adresser ma candidature au {post}.',
      'À ce titre, j’ai l’honneur de vous soumettre ma candidature au {post}.',
    ],
    casual: [
      'Alors, quand j’ai vu votre annonce pour le {post}, j’ai eu envie de vous écrire{sinceOffer}.',
      'C’est pour cela que je vous écris pour le {post}.',
      'Autant vous dire que le {post} me tente.',
    ],
    enthusiastic: [
      'Alors, quand j’ai vu votre annonce pour le {post}, je n’ai pas hésité{sinceOffer}.',
      'Autant dire que le {post} me donne vraiment envie de vous rejoindre.',
      'C’est donc avec beaucoup d’envie que je vous propose ma candidature au {post}.',
    ],
  },
  internship: every([
    'C’est pourquoi je souhaite faire mon stage {deJob} {atCompany}.',
    'Voilà pourquoi je vous propose ma candidature pour un stage {deJob} {atCompany}.',
    'Voilà ce qui me conduit à vous demander un stage {deJob} {atCompany}.',
  ]),
  apprenticeship: every([
    'C’est pourquoi je souhaite faire mon alternance {deJob} {atCompany}.',
    'Voilà pourquoi je vous propose ma candidature pour une alternance {deJob} {atCompany}.',
    'Voilà ce qui me conduit à vous demander une alternance {deJob} {atCompany}.',
  ]),
  scholarship: every([
    'C’est pourquoi je sollicite {theProgramme} auprès {ofCompany}.',
    'Voilà pourquoi je m’adresse {toCompany} pour {theProgramme}.',
    'Voilà ce qui me conduit à solliciter {theProgramme} auprès {ofCompany}.',
  ]),
  motivation: every([
    'C’est pourquoi je vous présente ma candidature pour {theProgramme}, {atCompany}.',
    'Voilà pourquoi je m’adresse {toCompany} pour {theProgramme}.',
    'Voilà ce qui me conduit vers {theProgramme}, {atCompany}.',
  ]),
}

function every(texts: readonly string[]): Readonly<Record<Tone, readonly string[]>> {
  return { professional: texts, formal: texts, casual: texts, enthusiastic: texts }
}

export const internshipHooks: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Ma demande concerne un stage {deJob} {atCompany}.',
    'C’est un stage {deJob} que je souhaite effectuer {atCompany}.',
    'Pour mon stage {deJob}, je m’adresse {toCompany}.',
    'Vous accueillez des stagiaires ; je vous propose ma candidature pour un stage {deJob} {atCompany}{sinceOffer}.',
    'Votre offre de stage {deJob} {atCompany} me conduit à vous écrire{sinceOffer}.',
    'En réponse à votre offre, je présente ma candidature au stage {deJob} {atCompany}{sinceOffer}.',
  ],
  formal: [
    'J’ai l’honneur de solliciter un stage {deJob} {atCompany}.',
    'Permettez-moi de solliciter un stage {deJob} {atCompany}.',
    'Je me permets de vous soumettre ma demande de stage {deJob} {atCompany}.',
    'Ma demande a pour objet un stage {deJob} {atCompany}.',
    'C’est un stage {deJob} que j’ai l’honneur de solliciter {atCompany}.',
    'Votre offre de stage {deJob} {atCompany} me conduit à vous soumettre ma candidature{sinceOffer}.',
    'Ayant pris connaissance de votre offre, je sollicite le stage {deJob} {atCompany}{sinceOffer}.',
  ],
  casual: [
    'Je cherche un stage {deJob}, et c’est {atCompany} que j’aimerais le faire.',
    'Faire mon stage {deJob} {atCompany} me plairait beaucoup.',
    'Un stage {deJob} {atCompany}, voilà ce que je cherche.',
    'Si je vous écris, c’est pour un stage {deJob} {atCompany}.',
    'Votre stage {deJob} {atCompany} m’intéresse{sinceOffer}.',
    'Voici ma candidature pour un stage {deJob} {atCompany}.',
    'Tout simplement, j’aimerais faire mon stage {deJob} {atCompany}.',
    'Pour mon stage {deJob}, j’ai pensé {toCompany}.',
  ],
  enthusiastic: [
    'Faire mon stage {deJob} {atCompany} serait une vraie joie.',
    'L’idée d’un stage {deJob} {atCompany} me réjouit.',
    'C’est avec beaucoup d’envie que je vous propose ma candidature pour un stage {deJob} {atCompany}.',
    'Votre stage {deJob} {atCompany} m’a tout de suite parlé{sinceOffer}.',
    'Avec beaucoup d’envie, je vous demande un stage {deJob} {atCompany}.',
    'Apprendre {atCompany}, lors d’un stage {deJob}, est ce que je souhaite le plus.',
    'Le stage {deJob} {atCompany} est celui dont j’ai vraiment envie.',
  ],
}

export const apprenticeshipHooks: Readonly<Record<Tone, readonly string[]>> = {
  professional: [
    'Ma candidature concerne l’alternance {deJob} {atCompany}.',
    'C’est une alternance {deJob} que je souhaite effectuer {atCompany}.',
    'Pour mon alternance {deJob}, je m’adresse {toCompany}.',
    'Votre offre d’alternance {deJob} {atCompany} me conduit à vous écrire{sinceOffer}.',
    'En réponse à votre offre, je présente ma candidature à l’alternance {deJob} {atCompany}{sinceOffer}.',
    'Je vous propose de me former en alternance au métier {deJob} {atCompany}.',
  ],
  formal: [
    'J’ai l’honneur de solliciter un contrat d’alternance {deJob} {atCompany}.',
    'Permettez-moi de vous soumettre ma candidature à l’alternance {deJob} {atCompany}.',
    'Ma demande a pour objet une alternance {deJob} {atCompany}.',
    'Je me permets de solliciter une alternance {deJob} {atCompany}.',
    'Votre offre d’alternance {deJob} {atCompany} me conduit à vous soumettre ma candidature{sinceOffer}.',
  ],
  casual: [
    'Je cherche une alternance {deJob}, et c’est {atCompany} que j’aimerais la faire.',
    'Une alternance {deJob} {atCompany}, voilà ce que je cherche.',
    'Votre alternance {deJob} {atCompany} m’intéresse{sinceOffer}.',
    'Apprendre le métier {deJob} {atCompany}, en alternance, me plairait beaucoup.',
    'Si je vous écris, c’est pour une alternance {deJob} {atCompany}.',
    'Voici ma candidature pour une alternance {deJob} {atCompany}.',
  ],
  enthusiastic: [
    'Apprendre le métier {deJob} en alternance {atCompany} serait une grande joie.',
    'Votre alternance {deJob} {atCompany} m’a tout de suite parlé{sinceOffer}.',
    'C’est avec beaucoup d’envie que je vous propose ma candidature à l’alternance {deJob} {atCompany}.',
    'Avec beaucoup d’envie, je vous demande une alternance {deJob} {atCompany}.',
    'L’idée d’une alternance {deJob} {atCompany} me réjouit.',
  ],
}
