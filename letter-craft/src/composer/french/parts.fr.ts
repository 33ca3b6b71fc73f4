import type { Frame } from '../draft.ts'
import { joinings } from './frame.ts'

/** That one applies. */
export const applications: readonly Frame[] = [
  'Je vous propose donc ma candidature.',
  'C’est pourquoi je vous adresse ma candidature.',
  'Je postule donc à ce poste.',
  'Je suis donc candidat{fin} au poste {de T}.',
  'D’où ma candidature au poste {de T}.',
  'Je vous présente donc ma candidature au poste {de T}.',
  'Ce poste m’intéresse, et je vous propose ma candidature.',
  'Je souhaite donc rejoindre {E}.',
  'Je vous écris donc pour le poste {de T}.',
  'C’est à ce titre que je vous écris.',
]

/** Words that fit before or after any proof. */
export const plainApplications: readonly Frame[] = [
  ...joinings(
    [
      'je vous adresse ma candidature',
      'je vous propose ma candidature',
      'je vous présente ma candidature',
      'je vous soumets ma candidature',
    ],
    ['.', ' pour ce poste.', ' pour le poste {de T}.'],
  ),
  ...joinings(
    ['ce poste m’intéresse, et '],
    [
      'je vous adresse ma candidature.',
      'je vous propose ma candidature.',
      'je vous présente ma candidature.',
    ],
  ),
  'Je suis candidat{fin} à ce poste.',
  'Je suis candidat{fin} au poste {de T}.',
  'Je souhaite rejoindre {E}.',
  'Je souhaite travailler {atE}.',
  'Je serais {heureux} de travailler {atE}.',
  'Un poste {de T} {atE} m’intéresse.',
  'Permettez-moi de vous proposer ma candidature.',
  'Votre poste {de T} m’intéresse, et je vous propose ma candidature.',
  'J’aimerais travailler {atE}.',
]

/** Of who says that they want the post. */
export const eagerApplications: readonly Frame[] = [
  'J’ai très envie de rejoindre {E}, et je vous propose ma candidature.',
  'Ce poste me donne envie de vous écrire : voici ma candidature.',
  'C’est un poste que j’ai très envie d’occuper, et je vous présente ma candidature.',
  'J’aimerais beaucoup travailler {atE}, et je vous adresse ma candidature.',
  'J’ai envie de ce poste, et je vous soumets ma candidature.',
  'Un poste {de T} : c’est ce que j’ai envie de faire.',
  'J’ai lu votre annonce avec plaisir, et je vous adresse ma candidature.',
  'Votre annonce m’a donné envie de vous écrire, et je vous propose ma candidature.',
]

/** For an internship or an apprenticeship: `cette` is «ce stage», «cette alternance». */
export const placementApplications: readonly Frame[] = [
  'Je vous propose donc ma candidature.',
  'Je vous adresse ma candidature pour {cette}.',
  'Je suis candidat{fin} à {cette}.',
  'Je vous présente ma candidature.',
  'Je souhaite faire {cette} {atE}.',
  'Votre offre m’intéresse, et je vous propose ma candidature.',
  'C’est pourquoi je vous adresse ma candidature.',
  'Cette offre m’intéresse, et je vous adresse ma candidature.',
  'Voici ma candidature pour {cette}.',
]

export const formalApplications: readonly Frame[] = [
  'J’ai l’honneur de vous présenter ma candidature au poste {de T}.',
  'Permettez-moi de vous proposer ma candidature à ce poste.',
  'J’ai donc l’honneur de vous soumettre ma candidature.',
  'Je me permets de vous adresser ma candidature au poste {de T}.',
  'C’est la raison pour laquelle je vous soumets ma candidature.',
  'Je vous saurais gré d’examiner ma candidature au poste {de T}.',
  'Je sollicite donc auprès de vous le poste {de T}.',
  'Aussi ai-je l’honneur de vous proposer ma candidature.',
  'Je vous prie de bien vouloir examiner ma candidature à ce poste.',
  'J’ai l’honneur de solliciter auprès de vous le poste {de T}.',
  'Je me permets de vous présenter ma candidature.',
  'C’est avec intérêt que je vous soumets ma candidature au poste {de T}.',
]

/** A diploma obtained. `dip`: «mon BTS …»; `undip`: «un BTS …»; `dat`: «au lycée Mozart»; `dyear`: «2007». */
export const diplomas: readonly Frame[] = [
  'J’ai obtenu {dip} en {dyear}{?datp}.',
  'J’ai obtenu {dip}{inyear}{?datp}.',
  'J’ai {undip}, obtenu{fe} en {dyear}{?datp}.',
  'J’ai {undip}, que j’ai obtenu{fe} en {dyear}{?datp}.',
  'Je suis titulaire {de undip}, obtenu{fe} en {dyear}{?datp}.',
  'En {dyear}, j’ai obtenu {dip}{?datp}.',
  'En {dyear}, j’ai obtenu {undip}{?datp}.',
  'J’ai aussi {undip}, obtenu{fe} en {dyear}{?datp}.',
  'J’ai également {undip}, obtenu{fe} en {dyear}{?datp}.',
  '{Dat}, j’ai obtenu {undip} en {dyear}.',
  '{Dat}, j’ai obtenu {dip} en {dyear}.',
  'J’ai étudié {dat}, où j’ai obtenu {dip} en {dyear}.',
  'J’ai aussi obtenu {undip} en {dyear}{?datp}.',
  'J’ai également obtenu {undip}{inyear}{?datp}.',
  'Je suis aussi titulaire {de undip}, obtenu{fe} en {dyear}{?datp}.',
  'J’ai obtenu {undip}{inyear}{?datp}.',
  'Je possède {undip}, obtenu{fe} en {dyear}{?datp}.',
  'J’ai {undip} ({dyear}).',
  'Je suis titulaire {de undip} ({dyear}).',
  'En {dyear}, {dat}, j’ai obtenu {undip}.',
]
/** Two of the field of the post. `undip2`: «un diplôme d’ingénieur chimiste». */
export const twoDiplomas: readonly Frame[] = [
  'J’ai {undip}, obtenu{fe} en {dyear}{?datp}, et {undip2}{?datp2}.',
  'Je suis titulaire {de undip}, obtenu{fe} en {dyear}{?datp}, et {de undip2}{?datp2}.',
  'J’ai obtenu {undip} en {dyear}{?datp}, et j’ai aussi {undip2}{?datp2}.',
  'En {dyear}, j’ai obtenu {undip}{?datp} ; j’ai aussi {undip2}{?datp2}.',
]
/** A course, and a diploma of the field of the post. */
export const courseAndDiploma: readonly Frame[] = [
  'Après {undip2}, j’ai terminé {undip}{inyear}{?datp}.',
  'J’ai {undip2}, et j’ai terminé {undip}{inyear}{?datp}.',
  'J’ai {undip2}, complété par {undip}{inyear}{?datp}.',
  'En {dyear}, j’ai terminé {undip}{?datp} ; j’ai aussi {undip2}.',
  'Je suis titulaire {de undip2} et j’ai terminé {undip}{inyear}{?datp}.',
]
export const undatedDiplomas: readonly Frame[] = [
  'Je suis titulaire {de undip}, obtenu{fe} {dat}.',
  'J’ai obtenu {dip} {dat}.',
  'Je suis titulaire {de undip}.',
  'J’ai {undip}.',
  'Je possède {undip}.',
  'J’ai obtenu {undip}.',
  'J’ai aussi {undip}.',
  'J’ai également obtenu {undip}.',
]
/** A course that is no diploma: «ma formation de développeuse web». */
export const courses: readonly Frame[] = [
  'J’ai terminé {undip} en {dyear}{?datp}.',
  'En {dyear}, j’ai terminé {undip}{?datp}.',
  'J’ai terminé {dip} en {dyear}{?datp}.',
  'J’ai aussi suivi {undip}{?datp}, jusqu’en {dyear}.',
]
export const undatedCourses: readonly Frame[] = [
  'J’ai suivi {undip}{?datp}.',
  'J’ai aussi suivi {undip}{?datp}.',
  'J’ai également suivi {undip}{?datp}.',
]
export const studying: readonly Frame[] = [
  ...joinings(['', 'actuellement, ', 'aujourd’hui, ', 'en ce moment, '], ['je prépare {undip}{?datp}.']),
  'Je prépare actuellement {undip}{?datp}.',
  'Je suis en formation {dat}, où je prépare {undip}.',
  'Je suis en formation pour obtenir {undip}{?datp}.',
  '{Dat}, je prépare {undip}.',
  'J’étudie {dat}, où je prépare {undip}.',
  'Je suis aujourd’hui en formation : je prépare {undip}{?datp}.',
]
/** Of studies that ended years ago, nobody knows how: `studied`: «de 2019 à 2021». */
/** Studies that began in a year, of which nobody knows how they ended. */
export const begun: readonly Frame[] = [
  'En {studied}, j’ai commencé {undip}{?datp}.',
  'J’ai commencé {undip}{?datp} en {studied}.',
  'C’est en {studied} que j’ai commencé {undip}{?datp}.',
]
export const followed: readonly Frame[] = [
  'J’ai préparé {undip} {studied}{?datp}.',
  '{Studied}, j’ai préparé {undip}{?datp}.',
]
export const followedCourses: readonly Frame[] = [
  'J’ai suivi {undip} {studied}{?datp}.',
  '{Studied}, j’ai suivi {undip}{?datp}.',
]
/** Of studies that have not begun: `soon`: «en janvier 2027». */
export const beginning: readonly Frame[] = [
  'Je vais préparer {undip}{?soon}{?datp}.',
  'Je commence {undip}{?soon}{?datp}.',
  '{Soon}, je commence {undip}{?datp}.',
  'Je m’apprête à préparer {undip}{?soon}{?datp}.',
]
/** A course that one follows: it is prepared by nobody. */
export const followingCourse: readonly Frame[] = [
  'Je suis inscrit{fin} à {undip}{?datp}.',
  'Je suis actuellement inscrit{fin} à {undip}{?datp}.',
  'Actuellement, je suis inscrit{fin} à {undip}{?datp}.',
  'Aujourd’hui, je suis inscrit{fin} à {undip}{?datp}.',
]
/** The diploma bears on what they ask: `q1`. */
export const tellingDiplomas: readonly Frame[] = [
  '{Dip}{?daty} prépare {à q1}.',
  'J’ai appris {à q1} en préparant {dip}{?datc}.',
  'Avec {dip}{?datc}, j’ai appris {à q1}.',
  '{Dip}{?daty} m’a appris {à q1}.',
]

/**
 * Licences, certificates, languages, tools. `held`: «le permis B et le CACES»; `passed`: the same, where one passes them;
 * `tools`: «Excel et Sage».
 */
export const holdings: readonly Frame[] = [
  'Je suis titulaire {deheld}.',
  'J’ai {held}.',
  'J’ai également {held}.',
  'Je possède {held}.',
  'Je possède également {held}.',
  'Je suis également titulaire {deheld}.',
  'J’ai passé {passed}.',
  'J’ai aussi passé {passed}.',
]
/** Of which the offer asks for every one. */
export const askedHoldings: readonly Frame[] = [
  'Je suis titulaire {deheld}, comme le demande votre annonce.',
  'J’ai {held}, comme vous le demandez.',
  'Je possède {held}, que demande votre annonce.',
  'J’ai {held}, que vous demandez.',
  'Je suis titulaire {deheld}, que demande ce poste.',
  'Comme le demande votre annonce, j’ai {held}.',
  'Comme le demande votre annonce, je suis titulaire {deheld}.',
]
/** A licence to drive, where the offer says that one travels. */
export const travelHoldings: readonly Frame[] = [
  'Pour les déplacements que demande ce poste, j’ai {held}.',
  'Pour les déplacements dont parle votre annonce, j’ai {held}.',
  'Votre annonce parle de déplacements : j’ai {held}.',
  'Ce poste demande des déplacements : j’ai {held}.',
]
export const otherHoldings: readonly Frame[] = [
  'J’ai {held}.',
  'Je suis titulaire {deheld}.',
  'J’ai aussi {held}.',
  'J’ai également {held}.',
  'Je suis aussi titulaire {deheld}.',
  'Je suis également titulaire {deheld}.',
  'J’ai obtenu {held}.',
  'Je possède {held}.',
  'Je possède aussi {held}.',
  'J’ai aussi obtenu {held}.',
  'J’ai passé {passed}.',
  'J’ai aussi passé {passed}.',
  'J’ai également passé {passed}.',
]
/** Trainings that ended in no diploma. */
export const trainings: readonly Frame[] = [
  'J’ai suivi {held}.',
  'J’ai aussi suivi {held}.',
  'J’ai également suivi {held}.',
]
/** Certificates and a language in one sentence. */
export const heldAndSpoken: readonly Frame[] = [
  'Titulaire {deheld}, je {speaks}.',
  'J’ai {held} ; je {speaks}.',
  'Je {speaks} ; j’ai aussi {held}.',
  'Je possède {held} ; je {speaks}.',
  'Je {speaks} ; je suis aussi titulaire {deheld}.',
]
export const toolSkills: readonly Frame[] = [
  'Je travaille avec {tools}.',
  'Je connais {tools}.',
  'J’utilise {tools}.',
  'Je sais utiliser {tools}.',
]
/** Of which the offer names every one. */
export const askedTools: readonly Frame[] = [
  'Je connais {tools}, que demande votre annonce.',
  'Je travaille avec {tools}, que cite votre annonce.',
  'Je sais utiliser {tools}, comme le demande votre annonce.',
  'Comme le demande votre annonce, je sais utiliser {tools}.',
]
/** Of several. */
export const severalAskedTools: readonly Frame[] = [
  'Parmi les outils que cite votre annonce, je connais {tools}.',
  'Des outils que vous citez, je connais {tools}.',
]
/** A diploma and a language: `dip`, `undip`, `dyear` as above. */
export const diplomaAndLanguage: readonly Frame[] = [
  'J’ai {undip}, obtenu{fe} en {dyear}{?datp}, et je {speaks}.',
  'J’ai {undip} ({dyear}), et je {speaks}.',
  'Je suis titulaire {de undip}, obtenu{fe} en {dyear}, et je {speaks}.',
]

/** Those that the person says to master. */
export const masteredTools: readonly Frame[] = [
  'Je maîtrise {tools}.',
  'J’utilise {tools} à un niveau avancé.',
  'Je maîtrise bien {tools}.',
]
export const masteredAndLanguage: readonly Frame[] = [
  'Je maîtrise {tools}, et je {speaks}.',
  'Je {speaks} et je maîtrise {tools}.',
]

export const languageSkills: readonly Frame[] = [
  'Je {speaks}.',
  'Enfin, je {speaks}.',
  'Je {speaksEqually}.',
  'J’ajoute que je {speaks}.',
]
/** Fluent, in the language that the offer asks for. */
export const askedLanguage: readonly Frame[] = [
  'Je {speaks}, comme le demande votre annonce.',
  'Comme le demande votre annonce, je {speaks}.',
  'Je {speaks}, comme vous le souhaitez.',
]
/** Of two and more. */
export const languagesSkills: readonly Frame[] = ['Côté langues, je {speaks}.']
/** Behind a sentence about tools. */
export const otherSkills: readonly Frame[] = ['Je {speaks}.', 'Je {speaksEqually}.', 'Enfin, je {speaks}.']
/** The same with tools. */
export const toolsAndLanguage: readonly Frame[] = [
  'Je connais {tools}, et je {speaks}.',
  'J’utilise {tools}, et je {speaks}.',
  'Je sais utiliser {tools}, et je {speaks}.',
  'Je travaille avec {tools}, et je {speaks}.',
]

/** The end: that one may meet. `ravi`: «ravi», «ravie»; `town`: «à Lyon», where the post is. */
export const meetings: readonly Frame[] = [
  'Je reste à votre disposition pour un entretien.',
  'Je serais {heureux} de vous en dire plus lors d’un entretien.',
  'Je me tiens à votre disposition pour un entretien, à la date qui vous conviendra.',
  'Je vous parlerai volontiers de ces expériences de vive voix.',
  'J’aimerais échanger avec vous lors d’un entretien.',
  'Je répondrai volontiers à vos questions lors d’un entretien.',
  'Je suis disponible pour un échange, au téléphone ou dans vos locaux.',
  'Je viendrai volontiers {town} vous rencontrer.',
  'Je peux venir {town} à la date qui vous conviendra.',
  'Je me rendrai volontiers {town} pour vous rencontrer.',
  'Je serais {heureux} de venir {town} vous rencontrer.',
  'Je peux me rendre {town} pour un entretien, quand cela vous conviendra.',
  'Je viendrai {town} pour un entretien quand cela vous conviendra.',
  'Je viendrai volontiers vous rencontrer.',
  'Accepteriez-vous de me recevoir pour un entretien ?',
  'Je serai {ravi} d’échanger avec vous sur ce poste.',
  'Je me rendrai disponible pour vous rencontrer.',
  'Un rendez-vous nous permettrait d’échanger plus longuement.',
  'Je serais {heureux} de vous rencontrer.',
  'Je serais {heureux} de vous rencontrer {town}.',
  'Une rencontre me permettrait de vous parler de ces expériences.',
  'Si ma candidature retient votre attention, je viendrai volontiers vous rencontrer.',
  'Nous pourrions échanger de vive voix, si vous le souhaitez.',
  'Je vous présenterai volontiers ce parcours lors d’un entretien.',
  'Je me tiens à votre disposition pour un entretien, au téléphone ou sur place.',
]
export const formalMeetings: readonly Frame[] = [
  'Je me rendrai {town} à la date que vous voudrez bien me fixer.',
  'Je me déplacerai volontiers {town} pour un entretien.',
  'Je serais {heureux} de vous rencontrer {town}.',
  'Je viendrai {town} à la date de votre choix.',
  'Pour un entretien, je me rendrai {town} à la date de votre choix.',
  'Je vous serais reconnaissant{fin} de bien vouloir me recevoir {town}.',
  'Si vous voulez bien me recevoir, je viendrai {town} à votre convenance.',
  'Je me tiens à votre entière disposition pour un entretien.',
  'Je vous serais reconnaissant{fin} de bien vouloir m’accorder un entretien.',
  'J’espère vous rencontrer lors d’un entretien.',
  'Je vous saurais gré de m’accorder un entretien, à la date qui vous conviendra.',
  'Je me rendrai disponible à la date que vous voudrez bien me fixer.',
  'Dans l’espoir que ma candidature retienne votre attention, je reste à votre disposition.',
  'Je demeure à votre disposition pour tout renseignement complémentaire.',
  'Je reste à votre disposition pour vous apporter toute précision utile.',
  'Si ma candidature retenait votre attention, je me rendrais disponible pour un entretien.',
  'Je me tiens à votre disposition pour un entretien, à la date de votre choix.',
  'Je serais {heureux} de pouvoir vous rencontrer.',
  'Je me tiens à votre disposition pour convenir d’un entretien.',
  'Je vous remercie par avance de l’entretien que vous voudrez bien m’accorder.',
]
export const casualMeetings: readonly Frame[] = [
  'Je peux passer vous voir {town} quand vous voulez.',
  'Je peux venir {town} quand cela vous arrange.',
  'Je suis joignable facilement, et je peux venir vous rencontrer.',
  'Dites-moi quand nous pourrions nous rencontrer.',
  'Je serais content{fin} de vous rencontrer.',
]
export const eagerMeetings: readonly Frame[] = [
  'J’ai hâte de venir {town} vous rencontrer.',
  'Je serai {ravi} de venir {town} vous rencontrer.',
  'Je viendrai avec plaisir {town} vous rencontrer.',
  'Ce serait un plaisir de venir {town} vous rencontrer.',
  'J’aimerais beaucoup venir vous rencontrer {town}.',
  'Je me réjouis d’avance de venir {town} vous rencontrer.',
  'J’ai hâte de vous rencontrer.',
  'Je me réjouis d’avance de vous rencontrer.',
  'Ce serait un plaisir de vous rencontrer.',
  'J’ai très envie de vous rencontrer.',
  'Je serai {ravi} de vous rencontrer et d’en savoir plus sur ce poste.',
  'J’espère vous rencontrer bientôt.',
  'J’aimerais beaucoup échanger avec vous de vive voix.',
  'Je vous rencontrerai avec grand plaisir.',
  'Je serais {ravi} d’échanger avec vous.',
]

/** When one can begin, from the person’s words: `start` is «dès le 1er septembre». */
export const starts: readonly Frame[] = [
  'Je peux commencer {start}.',
  'Je suis disponible {start}.',
  'Je pourrais vous rejoindre {start}.',
  'Si vous le souhaitez, je peux commencer {start}.',
]
