/**
 * Certificates that are named otherwise than they are typed, by their words without accents: what a sentence says, in
 * which `$1` is the rest of the name. The first that fits wins.
 */
export const spokenCertificates: readonly (readonly [RegExp, string])[] = [
  [/^sst$/iu, 'le certificat SST'],
  [/^sauveteurs? secouristes? du travail(?: sst)?$/iu, 'le certificat de sauveteur secouriste du travail'],
  [/^(?:formation )?(?:aux )?gestes (?:et|&) postures$/iu, 'une formation aux gestes et postures'],
  [/^(?:formation )?(?:aux )?(?:gestes de )?premiers secours$/iu, 'une formation aux premiers secours'],
  [/^(?:formation )?(?:au )?secourisme$/iu, 'une formation au secourisme'],
  [
    /^(?:formation )?(?:[àa] l’)?hygi[èe]ne (?:alimentaire )?(?:\(?haccp\)?)$/iu,
    'une formation à l’hygiène HACCP',
  ],
  [/^(?:formation )?(?:[àa] l’)?hygi[èe]ne alimentaire$/iu, 'une formation à l’hygiène alimentaire'],
  [/^haccp$/iu, 'la formation HACCP'],
  [/^(?:formation )?[ée]chafaudages? \(?(R ?\d{3})\)?$/iu, 'la formation échafaudages $1'],
  [/^c2i$/iu, 'le C2i'],
  [/^(?:qualification |certification )?qualigaz$/iu, 'la certification Qualigaz'],
  [/^permis (?:de )?(chasse|pêche)$/iu, 'le permis de $1'],
  [/^habilitation (?:au )?travail en hauteur$/iu, 'l’habilitation au travail en hauteur'],
  [/^attestation (?:de )?(?:au )?travail en hauteur$/iu, 'l’attestation de travail en hauteur'],
  [/^(?:formation )?(?:au )?travail en hauteur$/iu, 'une formation au travail en hauteur'],
  [/^(?:formation )?(?:au )?port du harnais$/iu, 'une formation au port du harnais'],
  [/^(?:formation )?(?:sécurité )?incendie$/iu, 'une formation à la sécurité incendie'],
  [
    /^(?:formation )?(?:équipiers?|équipière) (?:de )?(?:première|1[èe]re?) intervention$/iu,
    'la formation d’équipier de première intervention',
  ],
  [
    /^(?:attestation )?(?:d’aptitude )?(?:manipulation )?(?:des )?fluides frigorig[èe]nes(?: cat\p{L}*\.? ?(?:1|i))?$/iu,
    'l’attestation d’aptitude aux fluides frigorigènes',
  ],
  [/^(?:formation |certificat )?(?:adr|mati[èe]res dangereuses)(?: (?:de )?base)?$/iu, 'le certificat ADR'],
  [/^(?:formation |certificat )?adr (.*)$/iu, 'le certificat ADR $1'],
  [/^carte (?:de )?conduct(?:eur|rice)(?: num[ée]rique)?$/iu, 'la carte de conducteur'],
  [/^carte (?:pro|professionnelle)\.? (?:du |de la )?(cnaps|dreal)$/iu, 'la carte professionnelle du $1'],
  [/^carte (?:pro|professionnelle)\.? (?:d’|de )?(agent.*)$/iu, 'la carte professionnelle d’$1'],
  [/^carte (?:pro|professionnelle)?\.? ?(vtc|taxi)$/iu, 'la carte professionnelle $1'],
  [/^carte pro$/iu, 'la carte professionnelle'],
  [/^agr[ée]ment (?:d’)?assistante? maternelle?.*$/iu, 'l’agrément d’assistante maternelle'],
  [
    /^agr[ée]ment (?:d’)?(?:assistante? familiale?|famille d’accueil).*$/iu,
    'l’agrément d’assistante familiale',
  ],
  [
    /^(?:attestation de )?capacit[ée] (?:pro\p{L}* )?(?:de |en |du )?transports? (léger|lourd|routier|de .*|l[ée]ger .*)$/iu,
    'l’attestation de capacité en transport $1',
  ],
  [/^licences? (?:de )?soudage (.+)$/iu, 'la licence de soudage $1'],
  [/^pontiers?[ -]?[ée]lingueu(?:r|se)s?$/iu, 'la qualification de pontier-élingueur'],
  [/^cl[ée]a(?: (?:num[ée]rique))?$/iu, 'le certificat CléA'],
  [/^pix(?: (\d{2,4})(?: (?:pts|points))?)?$/iu, 'la certification Pix'],
  [/^(?:certificat(?:ion)? |projet )?voltaire$/iu, 'la certification Voltaire'],
  [/^(?:attestation d’)?aipr (op[ée]rateur|encadrant|concepteur)$/iu, 'l’AIPR $1'],
  [/^certi(?:ficat )?phyto(?:sanitaire)?$/iu, 'le Certiphyto'],
  [/^certi(?:ficat )?phyto(?:sanitaire)? (.+)$/iu, 'le Certiphyto $1'],
  [/^certibiocide$/iu, 'le Certibiocide'],
  [/^amiante (ss ?[34])$/iu, 'la formation amiante $1'],
  [/^(?:formation )?risques? chimiques?(?: (n[12]))?$/iu, 'une formation aux risques chimiques'],
  [/^(?:certificat )?ipaf$/iu, 'le certificat IPAF'],
  [/^(?:permis (?:de )?|certificat )?c[ôo]tier$/iu, 'le permis côtier'],
  [/^(?:examen du )?code(?: de la route)?$/iu, 'le code de la route'],
]

/** Licences and certificates by their first word, without accents, with their article. */
export const certificateArticles: readonly (readonly [RegExp, 'le' | 'la' | 'les'])[] = [
  [/^permis(?! feu)/u, 'le'],
  [/^caces/u, 'le'],
  [
    /^(?:agrement|bafa|bafd|bafm|bapaat|bnssa|bsb|bsr|beesan|bepecaser|capacite agricole|cfg|psc|psc1|sst|dea|deas|deaes|deap|deaf|dejeps|desjeps|de|cap|bep|bp|titre|tosa|toeic|toefl|tcf|tfi|tef|ielts|linguaskill|bulats|delf|dalf|dele|jlpt|hsk|certificat|brevet|diplome|ssiap|aipr|clea|concours|cqp|cqpm|cpjeps|ccp|mooc|pse|pse1|pse2|pae|pap|dif|bpjeps|bnsa|bts|dut|certiphyto|code|passeport|label|module)(?![a-z])/u,
    'le',
  ],
  [
    /^(?:afgsu|afps|afcpsam|aptitude|habilitation|fimo|fco|attestation|certification|carte|formation|autorisation|qualification|licence|accreditation|validation|vae)(?![a-z])/u,
    'la',
  ],
  [/^habilitations(?![a-z])/u, 'les'],
]

/** Makers and methods whose certificates bear an English name: «Oracle Certified…», «PSM I», «ITIL 4». */
export const certifiedBy =
  /^(?:certified|oracle|aws|amazon web|microsoft|azure|google|cisco|ccn[ap]|comptia|itil|prince ?2|pmp|psm|pspo|csm|scrum|safe|vmware|red hat|rhcs?[ae]|lpic|salesforce|sap|hubspot|meta|adobe|autodesk|kubernetes|ck[as]d?|docker|terraform|hashicorp|istqb|togaf|cissp|ceh|iso \d|lean|green belt|black belt|six sigma|opquast|icdl|pcie|cambridge|goethe|linux|fortinet|stormshield|odoo|sage|ciel|nutanix|databricks|power bi|tableau desktop|project management)(?![\p{L}])/iu

/** What a course was about, with its preposition: «formation vente» → «une formation à la vente». */
export const courseFields: readonly (readonly [RegExp, string])[] = [
  [
    /^(?=(?:s[ée]curit[ée]|vente|comptabilit[ée]|bureautique|conduite|manutention|soudure|cuisine|p[âa]tisserie|bientraitance|la[ïi]cit[ée]|maintenance|gestion|n[ée]gociation|communication|pr[ée]vention|langue|protection|relation|m[ée]thode|prise|mise|paie|qualit[ée]|cybers[ée]curit[ée]|coiffure|permaculture|taille|tron[çc]onneuse|motricit[ée]|parentalit[ée])(?!\p{L}))/iu,
    'à la ',
  ],
  [
    /^(?=(?:archivage|hygi[èe]ne|informatique|accueil|[ée]coute|animation|encadrement|[ée]veil|alimentation|ergonomie|autisme)(?!\p{L}))/iu,
    'à l’',
  ],
  [
    /^(?=(?:management|montage|merchandising|marketing|tutorat|recrutement|num[ée]rique|maquillage|massage|jardinage|compostage|handicap)(?!\p{L}))/iu,
    'au ',
  ],
  [
    /^(?=(?:gestes|risques|soins|outils|logiciels|techniques|m[ée]thodes|normes|troubles)(?!\p{L}))/iu,
    'aux ',
  ],
]
