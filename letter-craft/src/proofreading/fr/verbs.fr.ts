/** Verbs in -er of letters, in addition to those of duties in `french/verbs.fr.ts`. */
export const verbsOfLetters =
  `aborder accéder accepter accorder accumuler acheter admirer adorer adresser affirmer affronter agencer aimer ajouter allier aller amener
animer annoncer apprécier approcher approfondir:x appuyer arriver assumer attacher attester attirer augmenter avancer bavarder bénéficier bouger
brasser candidater capitaliser captiver changer changer chanter clarifier cocher combiner combler commencer comparer composer
compter concentrer concerner concilier confier confirmer confronter conjuguer consacrer constater consulter continuer conter contracter
convier correspondre:x côtoyer creuser croiser cumuler débloquer débuter décider déclarer dédier dégager délaisser déléguer demander demeurer
démontrer démarrer dépendre:x désirer destiner détailler développer deviner dévouer dialoguer discuter disposer donner durer échanger écouter égaler
élaborer embaucher emmener employer emprunter encourager endosser engager enrichir:x entamer entourer entrer envisager envoyer épanouir:x espérer
essayer estimer étonner évoluer exceller exercer exiger exister exposer exprimer faciliter fasciner fêter figurer focaliser fonder forger
formuler fréquenter frapper gagner goûter habiter hésiter honorer illustrer impliquer importer imposer impressionner incarner inciter
incorporer indiquer influencer insister inspirer installer intégrer intéresser interroger inviter isoler jouer juger justifier laisser lier
loger louer maîtriser manger manier manifester manquer marcher marquer mériter monter montrer motiver naviguer nommer nourrir:x nouer
observer occuper orienter oser oublier parer parler partager passer passionner patienter percer perdurer persévérer
persuader plaider plonger porter poser posséder postuler pousser pratiquer préciser préférer présenter prêter prier privilégier
professionnaliser profiter progresser projeter prolonger proposer prospérer prouver provenir:x quitter raconter rallier ramener rapporter
rater réagir:x réclamer récompenser reconvertir:x redonner redoubler refléter regarder régaler regretter rejouer
relater remarquer remercier rencontrer renouer rentrer renvoyer reposer représenter ressembler rester restituer retenir:x
retourner retrouver rêver révéler risquer saluer sauver savourer sembler séparer seconder signer situer souhaiter souligner soumettre:x
spécialiser stimuler susciter témoigner tenter terminer tirer tomber toucher transmettre:x traverser
travailler trouver user valoriser varier veiller venir:x vibrer viser vivre:x voler voter voyager immerger acclimater familiariser fixer
maintenir:x déranger soigner bosser bricoler coudre:x habituer initier sensibiliser responsabiliser titulariser licencier diplômer démissionner
reprogrammer réorganiser améliorer concrétiser réorienter préoccuper soucier renseigner régler chiffrer emporter relier perfectionner challenger
agréer examiner implémenter booster impacter prioriser solutionner digitaliser éditer héberger jeûner moduler`
    .split(/\s+/u)
    .filter((verb) => /er$/u.test(verb))

/** Participles of other verbs: masculine singular, and frequent misspellings after «avoir». */
export const participles: Readonly<Record<string, string>> = {
  acquis: 'acquit acqui aquis acquéri acquerri',
  appris: 'apprit appri apris',
  compris: 'comprit compri',
  entrepris: 'entreprit entrepri',
  mis: 'mit',
  permis: 'permit permi',
  pris: 'prit pri',
  promis: 'promit promi',
  repris: 'reprit repri',
  remis: 'remit',
  transmis: 'transmit transmi',
  admis: 'admit admi',
  surpris: 'surprit',
  agi: 'agit',
  accueilli: 'accueillit accueillis',
  accompli: 'accomplit accomplis',
  approfondi: 'approfondit approfondis',
  averti: 'avertit',
  bâti: 'bâtit bâtis',
  choisi: 'choisit choisis',
  défini: 'définit définis',
  enrichi: 'enrichit enrichis',
  établi: 'établit établis',
  fini: 'finit finis',
  fourni: 'fournit fournis',
  garanti: 'garantit',
  grandi: 'grandit grandis',
  investi: 'investit investis',
  rempli: 'remplit remplis',
  réfléchi: 'réfléchit',
  réuni: 'réunit réunis',
  réussi: 'réussit réussis',
  saisi: 'saisit saisis',
  senti: 'sentit sentis',
  servi: 'servit',
  suivi: 'suivit suivis',
  poursuivi: 'poursuivit poursuivis',
  conduit: 'conduis condui',
  construit: 'construis construi',
  produit: 'produis produi',
  traduit: 'traduis',
  réduit: 'réduis',
  introduit: 'introduis',
  écrit: 'écris écri',
  inscrit: 'inscris',
  dit: 'dis',
  fait: 'fais',
  offert: 'offer offri',
  ouvert: 'ouver ouvri',
  découvert: 'découver découvers découvri',
  appartenu: 'appartenut',
  attendu: 'attendut',
  connu: 'connut',
  conçu: 'conçut',
  convaincu: 'convaincut convainquit',
  dû: 'dut',
  entendu: 'entendut',
  eu: 'eut',
  entretenu: 'entretenut',
  maintenu: 'maintenut',
  lu: 'lut',
  obtenu: 'obtenut',
  perdu: 'perdut',
  plu: 'plut',
  pu: 'put',
  reçu: 'reçut',
  reconnu: 'reconnut',
  rendu: 'rendut',
  répondu: 'répondut',
  retenu: 'retenut',
  soutenu: 'soutenut',
  su: 'sut',
  tenu: 'tenut',
  vécu: 'vécut',
  vendu: 'vendut',
  voulu: 'voulut voulé',
  vu: 'vut',
  revenu: '',
  devenu: '',
  venu: '',
  parti: '',
  sorti: '',
  été: '',
}

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
