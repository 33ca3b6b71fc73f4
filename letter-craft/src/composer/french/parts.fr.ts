import type { Frame } from './frame.ts'

/** That one applies. */
export const applications: readonly Frame[] = [
  'Je vous propose donc ma candidature.',
  'C’est pourquoi je vous adresse ma candidature.',
  'Je postule donc à ce poste.',
  'Ma candidature au poste {de T} vient de là.',
  'Je suis donc candidat{fin} au poste {de T}.',
  'D’où ma candidature au poste {de T}.',
  'Je vous présente donc ma candidature au poste {de T}.',
  'Voilà pourquoi je vous écris.',
  'Je vous soumets ma candidature pour ce poste.',
  'Votre annonce m’a donc décidé{fin} à vous écrire.',
  'Ce poste m’intéresse, et je vous propose ma candidature.',
  'Je souhaite donc rejoindre {E}.',
  'C’est à ce titre que je vous écris.',
  'Ma candidature s’appuie sur cette expérience.',
  'C’est ce qui me conduit à postuler.',
  'Je vous écris donc pour le poste {de T}.',
  'J’aimerais donc en discuter avec vous.',
]

/** Words that fit before or after any proof. */
export const plainApplications: readonly Frame[] = [
  'Ce poste m’attire, d’où cette candidature.',
  'Votre annonce m’a donné envie de vous écrire.',
  'Ma candidature répond à cette annonce.',
  'Pour ces raisons, je vous propose ma candidature.',
  'À la lecture de votre annonce, j’ai décidé de postuler.',
  'Le poste {de T} m’intéresse donc.',
  'Ma candidature porte donc sur ce poste {de T}.',
  'Voici donc ma candidature au poste {de T}.',
  'Ce travail me plairait, et je vous écris pour cela.',
  'Cette annonce m’a paru proche de mon parcours.',
  'Mon parcours m’amène aujourd’hui vers votre annonce.',
  'Je vous adresse ma candidature à ce poste.',
  'Ce poste {de T} m’intéresse, et voici pourquoi.',
  'J’aimerais tenir ce poste.',
  'Je souhaite tenir ce poste, et je vous présente mon parcours.',
  'Cette lettre vous présente ma candidature.',
  'Permettez-moi de vous dire ce que j’ai fait jusqu’ici.',
  'Votre annonce a retenu mon intérêt.',
  'C’est à cette annonce que je réponds.',
  'Vous trouverez ici ce que mon parcours peut y apporter.',
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
  'Ma candidature à ce poste vous est présentée par cette lettre.',
  'C’est avec intérêt que je vous soumets ma candidature au poste {de T}.',
  'Je souhaite porter ma candidature à votre attention.',
]

/** A diploma obtained. `dip`: «mon BTS …»; `undip`: «un BTS …»; `dat`: «au lycée Mozart»; `dyear`: «2007». */
export const diplomas: readonly Frame[] = [
  'J’ai obtenu {dip} en {dyear}{?datp}.',
  'Je suis titulaire {de undip}, obtenu{fe} en {dyear}{?datp}.',
  '{Dip}, obtenu{fe} en {dyear}{?datp}, complète ce parcours.',
  'En {dyear}, j’ai obtenu {dip}{?datp}.',
  'J’ai préparé {dip}{?datp}, et je l’ai obtenu{fe} en {dyear}.',
  'Côté formation, j’ai obtenu {undip} en {dyear}{?datp}.',
  'J’ai aussi {undip}, obtenu{fe} en {dyear}{?datp}.',
  'À cette expérience s’ajoute {dip}, obtenu{fe} en {dyear}{?datp}.',
  'Ma formation de départ est {undip}, obtenu{fe} en {dyear}{?datp}.',
  'Du côté des études, j’ai obtenu {undip} en {dyear}{?datp}.',
  'C’est {dat} que j’ai obtenu {dip}, en {dyear}.',
  'Sur le plan des études, j’ai {undip}, obtenu{fe} en {dyear}{?datp}.',
  'J’ai étudié {dat}, et obtenu {dip} en {dyear}.',
  '{Dip} date de {dyear}.',
  'C’est en {dyear} que j’ai obtenu {dip}{?datp}.',
  '{Dat}, j’ai obtenu {undip} en {dyear}.',
  'Quant aux études, j’ai obtenu {undip} en {dyear}{?datp}.',
  'Pour la formation, j’ai {undip}, obtenu{fe} en {dyear}{?datp}.',
  'Mes études m’ont conduit{fin} à {undip}, obtenu{fe} en {dyear}{?datp}.',
  'En ce qui concerne les études, j’ai obtenu {undip} en {dyear}{?datp}.',
  'Ma formation initiale est {undip}, obtenu{fe} en {dyear}{?datp}.',
  'J’ai étudié {dat}, où j’ai obtenu {dip} en {dyear}.',
]
export const undatedDiplomas: readonly Frame[] = [
  'Je suis titulaire {de undip}, préparé{fe} {dat}.',
  'J’ai préparé {dip} {dat}.',
  'J’ai obtenu {dip} {dat}.',
  'Je suis titulaire {de undip}.',
  'J’ai aussi {undip}.',
  'Côté formation, j’ai {undip}.',
  'J’ai également obtenu {undip}.',
]
/** A course that is no diploma: «ma formation de développeuse web». */
export const courses: readonly Frame[] = [
  'J’ai suivi {undip} en {dyear}{?datp}.',
  'En {dyear}, j’ai suivi {undip}{?datp}.',
  'J’ai terminé {dip} en {dyear}{?datp}.',
  '{Dip}, suivie{?datp} jusqu’en {dyear}, complète ce parcours.',
  'J’ai complété ce parcours par {undip} en {dyear}{?datp}.',
]
export const undatedCourses: readonly Frame[] = [
  'J’ai suivi {undip}{?datp}.',
  'J’ai complété ce parcours par {undip}{?datp}.',
  'Je me suis formé{fin} : j’ai suivi {undip}{?datp}.',
]
export const studying: readonly Frame[] = [
  'Je prépare actuellement {undip}{?datp}.',
  'Je prépare {undip}{?datp}.',
  'J’étudie {dat}, où je prépare {undip}.',
  'Cette année, je prépare {undip}{?datp}.',
  'Actuellement, je prépare {undip}{?datp}.',
  '{Dat}, je prépare {undip}.',
  'Côté études, je prépare {undip}{?datp}.',
  'J’étudie en ce moment pour obtenir {undip}{?datp}.',
  'Mes études sont en cours : {undip}{?datp}.',
  'En parallèle, je prépare {undip}{?datp}.',
  'Je suis en formation {dat}, où je prépare {undip}.',
]
/** The diploma bears on what they ask: `q1`. */
export const tellingDiplomas: readonly Frame[] = [
  '{Dip}{?datc}, prépare {à q1}, ce que vous demandez.',
  'C’est {à q1} que m’a préparé{fin} {dip}{?datc}.',
  'J’ai appris {à q1} en préparant {dip}{?datc}.',
  'Pour {q1}, je peux aussi m’appuyer sur {dip}{?datc}.',
  '{Dip}{?datc}, m’a appris {à q1}.',
]

/** Licences, certificates, languages, tools. `held`: «le permis B et le CACES»; `tools`: «Excel et Sage». */
export const holdings: readonly Frame[] = [
  'Je suis titulaire {deheld}.',
  'J’ai {held}.',
  'J’ai {held}, que vous demandez.',
  'Je possède {held}.',
  'Vous demandez {held} : je l’ai.',
  'J’ai également {held}.',
  'Pour ce poste, j’ai {held}.',
  'Côté habilitations et permis, j’ai {held}.',
]
export const otherHoldings: readonly Frame[] = [
  'Je suis titulaire {deheld}.',
  'J’ai aussi {held}.',
  'Je suis par ailleurs titulaire {deheld}.',
  'J’ai également obtenu {held}.',
  'De plus, j’ai {held}.',
  'À cela s’ajoute {held}.',
  'Par ailleurs, j’ai {held}.',
  'Je détiens également {held}.',
]
export const toolSkills: readonly Frame[] = [
  'Je travaille avec {tools}.',
  'J’utilise {tools}, que cite votre annonce.',
  'Parmi les outils que vous citez, je connais {tools}.',
  'Je connais {tools}, que vous utilisez.',
  'Côté outils, je connais {tools}.',
  'J’ai l’usage {de tools}.',
]
export const ownTools: readonly Frame[] = [
  'Je travaille avec {tools}.',
  'Côté outils, je connais {tools}.',
  'J’utilise {tools}.',
  'Je maîtrise {tools}.',
  'Parmi mes outils, il y a {tools}.',
  'Je sais utiliser {tools}.',
]
export const languageSkills: readonly Frame[] = [
  'Je {speaks}.',
  'De plus, je {speaks}.',
  'Je {speaks}, ce que vous demandez.',
  'Côté langues, je {speaks}.',
  'Vous demandez cette langue : je {speaks}.',
  'Pour ce qui est des langues, je {speaks}.',
]
export const ownLanguages: readonly Frame[] = [
  'Je {speaks}.',
  'De plus, je {speaks}.',
  'Côté langues, je {speaks}.',
  'Par ailleurs, je {speaks}.',
  'À cela s’ajoute une langue : je {speaks}.',
]

/** What one brings: `k1`, `k2` were proved. */
export const summaries: readonly Frame[] = [
  'C’est cette expérience {de k1} et {de k2} que je vous propose.',
  'De ce parcours, je retiens surtout {k1} et {k2}, que vous recherchez.',
  'Voilà ce que je peux vous apporter : {k1} et {k2}.',
  'Mon expérience {de k1} comme {de k2} rejoint donc ce que vous demandez.',
  'Ce que j’apporte tient en peu de mots : {k1} et {k2}.',
  'Sur {k1} comme sur {k2}, j’ai donc de la pratique.',
  'C’est avec cette pratique {de k1} et {de k2} que je viendrais chez vous.',
  'Je viendrais donc avec une vraie pratique {de k1} et {de k2}.',
  'L’essentiel de ma candidature est là : {k1} et {k2}.',
  'Pour {s1} comme pour {s2}, vous pouvez compter sur cette expérience.',
]

/** The end: that one may meet. `ravi`: «ravi», «ravie». */
export const meetings: readonly Frame[] = [
  'Je reste à votre disposition pour en parler lors d’un entretien.',
  'Je serais {heureux} de vous en dire plus lors d’un entretien.',
  'Un entretien me permettrait de vous présenter ce parcours plus en détail.',
  'Je me tiens à votre disposition pour un entretien, à la date qui vous conviendra.',
  'Je vous parlerai volontiers de ces expériences de vive voix.',
  'Je peux vous rencontrer à la date qui vous arrangera.',
  'Si mon parcours vous intéresse, je me rendrai disponible pour un entretien.',
  'J’aimerais en parler avec vous lors d’un entretien.',
  'Je répondrai volontiers à vos questions lors d’un entretien.',
  'Un échange me permettrait de mieux comprendre vos attentes.',
  'Je suis disponible pour en discuter, au téléphone ou dans vos locaux.',
  'Je viendrai volontiers vous rencontrer{?place}.',
  'Mon CV détaille ce parcours, et un entretien me permettrait de le compléter.',
  'Vous trouverez le détail de mon parcours dans mon CV.',
  'Je souhaite vous présenter ma candidature de vive voix.',
  'Accepteriez-vous de me recevoir pour un entretien ?',
  'Je serai {ravi} d’échanger avec vous sur ce poste.',
  'Je vous remercie de l’attention que vous porterez à ma candidature.',
  'Parlons-en lors d’un entretien, à votre convenance.',
  'Je me rendrai disponible pour vous rencontrer.',
  'Un rendez-vous nous permettrait d’en parler.',
  'Un entretien me permettrait de répondre à vos questions.',
  'Si ma candidature vous intéresse, rencontrons-nous.',
  'De vive voix, je pourrai vous en dire plus.',
  'Quelques minutes d’échange me suffiraient pour vous en dire plus.',
  'Lors d’un entretien, je vous présenterai volontiers le détail de ce parcours.',
  'Dès que vous le souhaitez, je peux venir vous rencontrer{?place}.',
  'Vous pouvez me joindre facilement pour convenir d’un entretien.',
  'Je pourrai vous préciser tout cela lors d’un entretien.',
  'Le reste, j’aimerais vous le dire de vive voix.',
  'Si vous le souhaitez, nous pouvons en parler dès que possible.',
]
export const formalMeetings: readonly Frame[] = [
  'Je me tiens à votre entière disposition pour un entretien.',
  'Je vous serais reconnaissant{fin} de bien vouloir m’accorder un entretien.',
  'J’espère avoir l’honneur de vous rencontrer lors d’un entretien.',
  'Je vous saurais gré de m’accorder un entretien, à la date qui vous conviendra.',
  'Je me rendrai disponible à la date que vous voudrez bien me fixer.',
  'Dans l’espoir que ma candidature retienne votre attention, je reste à votre disposition.',
  'Un entretien me permettrait de vous exposer mon parcours plus en détail.',
  'Je demeure à votre disposition pour tout renseignement complémentaire.',
  'Je vous serais obligé{fin} de bien vouloir me recevoir.',
  'Il me serait agréable de vous rencontrer lors d’un entretien.',
  'Je reste à votre disposition pour vous apporter toute précision utile.',
  'Si ma candidature retenait votre attention, je me rendrais disponible pour un entretien.',
  'Un entretien me donnerait l’occasion de vous présenter ce parcours de vive voix.',
  'Vous pourrez me joindre pour convenir d’un entretien, à la date de votre choix.',
]
export const casualMeetings: readonly Frame[] = [
  'On peut en parler quand vous voulez, au téléphone ou sur place.',
  'Je passe vous voir volontiers, quand cela vous arrange.',
  'Je suis joignable facilement, et je peux venir vous rencontrer.',
  'Dites-moi quand nous pourrions nous rencontrer.',
  'Je serais content{fin} d’en parler avec vous.',
  'Un appel suffit, et je me rends disponible.',
  'Si cela vous parle, rencontrons-nous.',
  'Je vous raconterai le reste de vive voix.',
]
export const eagerMeetings: readonly Frame[] = [
  'J’ai hâte de vous rencontrer pour en parler.',
  'Je me réjouis d’avance de pouvoir en parler avec vous.',
  'Rencontrons-nous : j’ai hâte d’en savoir plus sur ce poste.',
  'Ce serait un plaisir de vous rencontrer pour en parler.',
  'J’ai très envie d’en discuter avec vous.',
  'J’espère pouvoir vous le dire bientôt de vive voix.',
  'Je serai {ravi} de vous rencontrer et d’en savoir plus sur ce poste.',
  'J’espère vous rencontrer bientôt pour en parler.',
]
/** When one can begin, from the person’s words: `start` is «dès le 1er septembre». */
export const starts: readonly Frame[] = [
  'Je peux commencer {start}.',
  'Je suis disponible {start}.',
  'Je pourrais vous rejoindre {start}.',
]
