/** Verbs in -er of letters, in addition to those of duties in `french/verbs.fr.ts`. */
export const verbsOfLetters =
  `aborder accéder accepter accorder accumuler acheter admirer adorer adresser affirmer affronter aimer ajouter allier
aller amener annoncer apprécier approcher appuyer arriver assumer attacher attester attirer avancer bavarder
bénéficier bouger brasser candidater capitaliser captiver changer chanter clarifier cocher combiner combler
commencer comparer composer compter concentrer concerner concilier confier confirmer confronter conjuguer consacrer
constater continuer conter contracter convier côtoyer creuser croiser cumuler débloquer débuter décider déclarer
dédier délaisser déléguer demander demeurer démontrer démarrer désirer destiner détailler deviner dévouer discuter
disposer donner durer écouter égaler embaucher emmener employer emprunter endosser engager entamer entourer entrer
envisager envoyer espérer essayer étonner évoluer exceller exercer exiger exister exposer exprimer fasciner fêter
figurer focaliser fonder forger fréquenter frapper goûter habiter hésiter honorer impliquer imposer impressionner
incarner inciter incorporer indiquer influencer insister inspirer intéresser interroger inviter isoler jouer juger
justifier laisser loger louer maîtriser manger manier manifester manquer marcher mériter montrer naviguer nommer
occuper oser oublier parer parler partager passer passionner patienter perdurer persévérer persuader plaider plonger
posséder postuler pousser pratiquer préciser préférer prêter prier privilégier professionnaliser profiter progresser
prolonger prospérer prouver quitter raconter rallier ramener rapporter rater réclamer récompenser redonner redoubler
refléter regarder régaler regretter rejouer relater remarquer remercier rencontrer renouer rentrer renvoyer reposer
ressembler rester restituer retourner retrouver rêver révéler risquer saluer sauver savourer sembler séparer signer
situer souhaiter souligner spécialiser stimuler susciter témoigner tenter terminer tirer tomber toucher traverser
trouver user varier vibrer viser voler voter voyager immerger acclimater familiariser déranger bosser bricoler
habituer responsabiliser titulariser licencier diplômer démissionner reprogrammer réorganiser réorienter préoccuper
soucier régler emporter relier agréer booster impacter prioriser solutionner digitaliser héberger jeûner moduler`.split(
    /\s+/u,
  )

/** Participles of other verbs, masculine singular. */
export const participles =
  'acquis appris compris entrepris mis permis pris promis repris remis transmis admis surpris agi accueilli accompli approfondi averti bâti choisi défini enrichi établi fini fourni garanti grandi investi rempli réfléchi réuni réussi saisi senti servi suivi poursuivi conduit construit produit traduit réduit introduit écrit inscrit dit fait offert ouvert découvert appartenu attendu connu conçu convaincu dû entendu eu entretenu maintenu lu obtenu perdu plu pu reçu reconnu rendu répondu retenu soutenu su tenu vécu vendu voulu vu revenu devenu venu parti sorti été'.split(
    ' ',
  )

/** Other infinitives of letters. */
export const otherInfinitives = new Set(
  `être avoir faire pouvoir vouloir savoir devoir voir revoir venir devenir revenir intervenir obtenir tenir retenir soutenir maintenir
  entretenir appartenir rejoindre joindre répondre rendre prendre apprendre comprendre entreprendre reprendre mettre permettre transmettre
  remettre promettre admettre écrire décrire inscrire lire dire conduire construire produire traduire réduire introduire suivre poursuivre
  vivre servir partir sortir sentir offrir ouvrir découvrir acquérir accueillir recueillir choisir finir réussir agir réagir remplir
  enrichir investir définir établir fournir garantir grandir réfléchir réunir saisir approfondir accomplir bâtir élargir
  convaincre vendre attendre entendre perdre connaître reconnaître recevoir concevoir apercevoir croire plaire naître courir secourir convenir
  parvenir prévenir contribuer construire défendre étendre cuire coudre instruire nourrir guérir promouvoir battre résoudre`.split(
    /\s+/u,
  ),
)
