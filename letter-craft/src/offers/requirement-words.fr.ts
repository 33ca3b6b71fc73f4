export type RequirementKind = 'skill' | 'tool' | 'diploma' | 'experience' | 'language' | 'permit' | 'quality'

/** The first match gives the kind of a requirement; without match it is a skill. */
export const kindWords: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'permit',
    /(?<!\p{L})(?:permis(?: de conduire)?(?: [A-E]\d?E?)?|CACES|FIMO|FCO|AIPR|SSIAP|habilitations?(?: électriques?| B\d| H\d)?|carte professionnelle|certiphyto|carte de conducteur)(?!\p{L})/iu,
  ],
  [
    'language',
    /(?<!\p{L})(?:anglais|allemand|espagnol|italien|portugais|néerlandais|chinois|arabe|russe|langue française|langues?(?: étrangères?)?|bilingue|trilingue|TOEIC|langue des signes|LSF|(?:français|anglaise?) (?:courant|lu|écrit|oral)|langue anglaise)(?!\p{L})/iu,
  ],
  [
    'diploma',
    /(?<!\p{L})(?:bac(?:calauréat)?(?! à)|BTSA?|DUT|BUT|CAPA?|BEPA?|BPJEPS|DEAS|DEAP|DEES|DEJEPS|DSCG|DCG|licences?|masters?|mastère|M[12]|MBA|doctorat|diplôm\p{L}*|titulaire|titre professionnel|brevet|CQP|école (?:d’ingénieurs?|de commerce|supérieure)|ingénieur (?:diplômé|de formation)|de formation|formations? (?:de|en|initiale|supérieure|niveau|type|technique|scientifique|exigée|requise|souhaitée|minimum|bac|cap|bep|bts)|niveau (?:bac|cap|bts|master|licence|d’études)|issue? d’une formation|certifications?)(?!\p{L})/iu,
  ],
  [
    'experience',
    /(?<!\p{L})(?:expériences?|expérimentée?|\d+ (?:à \d+ )?an(?:s|\(s\)|née)|(?:une|deux|trois|cinq|dix) (?:à \p{L}+ )?(?:années?|ans)|première expérience|poste similaire|confirmée?)(?!\p{L})/iu,
  ],
  [
    'tool',
    /(?<!\p{L})(?:logiciels?|progiciels?|ERP|CRM|SIRH|GMAO|bureautique|informatiques?|pack office|suite (?:office|adobe|google)|outils? (?:informatiques?|numériques?|de gestion|collaboratifs?)|frameworks?|langages?|stack|tableurs?|CAO|DAO|GPAO)(?!\p{L})/iu,
  ],
  [
    'quality',
    /(?<!\p{L})(?:rigueur|rigoureux|rigoureuse|autonom\p{L}+|organisée?s?(?!\p{L})|organisation|dynami\p{L}+|motiv\p{L}+|ponctu\p{L}+|sérieu\p{L}+|polyvalen\p{L}+|réacti\p{L}+|curi\p{L}+|souriante?|sourire|bienveillan\p{L}+|patien(?:ce|te?)(?!\p{L})|empath\p{L}+|discr[eé]t\p{L}*|créati\p{L}+|adaptab\p{L}+|adaptation|minuti\p{L}+|précisi?on|méthod\p{L}+|proactif|proactive|proactivité|disponib\p{L}+|honnête\p{L}*|fiab\p{L}+|esprit|sens|goût|relationn\p{L}+|aisance|à l’aise|écoute|diplomatie|persévéran\p{L}+|ténac\p{L}+|enthousias\p{L}+|initiative|force de proposition|leadership|assidu\p{L}*|courtois\p{L}*|présentation|élocution|volontaire|respectu\p{L}+|communication|communiquer|travail(?:ler)? en (?:équipe|autonomie|groupe|réseau)|travail d’équipe|équipe|appétence|passionnée?s?|investie?s?|impliqu\p{L}+|implication|stress|priorités|débrouillarde?|savoir-être|énergi\p{L}+|envie|intérêt|capacités? d’(?:écoute|adaptation|analyse)|tempérament|pragmati\p{L}+|synthèse|analyse)(?!\p{L})/iu,
  ],
]

/** Words of an optional requirement. */
export const wish =
  /(?<!\p{L})(?:(?:est |sera |serait |seront |seraient |sont |constitue(?:rait|nt)? )?(?:un |de |des )?(?:vrai |réel |vrais |gros |petit )?(?:plus(?= ?(?:$|[.;,!)]|apprécié|du fait|pour|non négligeable|mais))|atouts?)|(?:très |fortement |vivement )?(?:appréciée?s?|souhaitée?s?|souhaitables?|bienvenue?s?|valorisée?s?|recommandée?s?|privilégiée?s?|préférables?|facultati(?:f|ve)s?|optionnel(?:le)?s?|appréciables?)|idéalement|de préférence|si possible|bonus|nice to have|non (?:obligatoire|exigée?|indispensable|requise?)|pas (?:obligatoire|exigée?|indispensable|requise?|essentiel(?:le)?)|(?:serait|est|sera|en) un \+|en plus)(?!\p{L})/iu

/** Words of a mandatory requirement, whatever the context. */
export const must =
  /(?<!non |pas |\p{L})(?:exigée?s?|requise?s?|obligatoires?|indispensables?|impérati(?:f|ve|vement)s?|nécessaires?|essentiel(?:le)?s?|primordiale?s?|minimum|il faut|devez)(?!\p{L})/iu

/** Headings above optional requirements. */
export const wishHeading =
  /(?:^|\s)(?:les? \+|(?:les |vos |un |le )?(?:petits? )?plus(?! de)|atouts?|bonus|nice to have|idéalement|appréciée?s?|(?<!profil |candidat )souhaitée?s?|facultatif)(?!\p{L})/iu

/** Generic text, about the company or how to apply: no requirement. */
export const notRequired =
  /débutante?s? (?:accept|bienvenu)|jeunes? diplômée?s? (?:accept|bienvenu)|aucune expérience|sans expérience (?:préalable|accept)|sans condition|(?:à|d’)égalité|égalité (?:des chances|professionnelle)|handicap|discrimin|diversité|inclusi(?:f|ve|on)|RGPD|données personnelles|rémunération|salaire|mutuelle|ticket|titre[s-]restaurant|prime|télétravail|avantages|RTT|envoye[rz]|adresse[rz]|transmettre|postule|candidatures?(?!\p{L})|CV(?!\p{L})|lettre de motivation|rejoi(?:gne|ndre|ns)|contacte|contact\s*:|offre est faite|ce poste (?:est|vous)|(?:est|sont) faite?s? pour vous|n’(?:hésitez|attendez)|recrut(?:e|ons|ement)|nous (?:vous )?(?:proposons|offrons|sommes|avons|vous|contacter|rejoindre)|notre (?:entreprise|groupe|client|agence|société)|vous (?:bénéficie|serez formé|intégre|rejoi|travaillere|évoluere|sere[zr] (?:accompagné|amené|rattaché)|recherchez|aurez)|poste (?:à pourvoir|basé|disponible|évolutif|non logé)|lieu d|horaires?|date (?:de|limite)|formation (?:assurée|interne|en interne|possible|sera|gratuite|offerte|diplômante|prise en charge|dispensée)|(?:fort|forte|forts) (?:de|d’une)|depuis plus de|pour toutes? questions?|prise de poste|contrat|permis de travail|type d’emploi|du lundi au|week-end|heures? (?:par|hebdo)|https?:|\[|^(?:CDI|CDD|heures|en effet|c’est|ce que)(?!\p{L})|démarrage|cadre (?:de vie|idéal|de travail)|accompagnement individualisé|^(?:une? |des )?(?:possibilités?|perspectives?|opportunités?)(?!\p{L})|environnement (?:de travail|dynamique|agréable|agile)|équipe (?:opérationnelle|dynamique|conviviale)|tu (?:recherches|intégreras|rejoins)/iu

/** Headings whose lines are not about the candidate, despite their section. */
export const leadIn =
  /^(?:idéalement,? )?(?:(?:et|ou|enfin|ainsi que|également|mais|puis|par ailleurs|de plus|en outre|sur ce poste|pour ce poste|pour réussir(?: à ce poste)?|le poste exige|ce poste exige|nous recherchons|nous cherchons|le profil recherché est|le candidat idéal|la personne recherchée|une personne|quelqu’un|candidate?s?|profil|c’est|il est|on te dit|n’avez|en)[ ,]+(?:de |d’|que |qui |est |ait |: )?)?(?:si )?(?:(?:vous|tu|n’|le candidat|la candidate|le titulaire|il ou elle)\s+)?(?:(?:vous|tu) )?(?:(?:avez|as|êtes|es|est|possède[s]?|possédez|possédant|justifie[zrs]?|justifiant|dispose[zs]?|disposant|fai(?:tes|s) preuve|démontrez|maîtrise[zs]|détene[zs]|détenez|bénéficie[zs] d’|appréciez|aimez|savez|prépare[sz]|doit être|devez être|doit avoir|êtes doté|doté|faire preuve|fait preuve|disposer|avoir|être|posséder|justifier)(?:e|ée)?s?\s+)?(?:(?:déjà|également|aussi|idéalement|impérativement|obligatoirement|notamment|de préférence|reconnu pour|reconnue? pour)\s+)?(?:(?:de |d’)?(?:une?|l[ea]|les|des|du|de la|votre|vos|ton|ta|tes|réelles?|d’un|d’une|de|pour)(?!\p{L}|[/(])\s*|(?:l’|d’|de l’))?/iu

/** Words that start a new requirement within an enumeration. */
export const opens =
  /^(?:(?:et|ou|une?|des|de|d’|la|le|les|l’|votre|vos|avec|avez|êtes|as|es|savez|possédez|maîtrisez|justifiez|un bon|une bonne|bonnes?|bons?|très|solides?|excellente?s?|forte?s?|grande?s?|réelles?)\s*)*(?:rig[uo]|sympa|jovi|autonom|organisée?|dynami|motiv|ponctu|sérieu|polyval|réacti|curi|sour|bienveill|patien|empath|discr|créati|adapta|minuti|précis|méthod|proacti|disponib|honnêt|fiab|esprit|sens|goût|relationnel|aisance|à l’aise|écoute|diplomat|initiative|force de|leadership|assidu|courtois|présentation|élocution|capacités?|aptitudes?|maîtrise|maitrise|connaissances?|expérience|qualités?|compétences?|diplôm|permis|anglais|allemand|espagnol|italien|habilitation|CACES|respect|volontaire|investi|impliqu|communica|enthousias|faculté|travail en équipe|savoir|notions?|pragma|gestion (?:du|des)|titulaire|intérêt|faites preuve|appréci|capable|minimum|bac|BTS|CAP|licence|master|appétence|passionn|motivation|habileté|dextérité|bonne|excellent|facilit)/iu

/** «… est souhaitée», «… serait un plus», «… sont les qualités demandées», «… exigé». */
export const verdict =
  /(?<!\s(?:non|pas|oral))\s(?:(?:est|sont|sera|seront|serait|seraient|constitue\p{L}*) (?=[^,]*(?:plus|\+|atout|appréci|souhait|exigé|requis|obligatoire|indispensable|nécessaire|essentiel|primordial|impérati|qualités|reconnu|demandé|attendu|important|bienvenu|valorisé|préférable)).*|(?:est )?(?:vivement |fortement |très )?(?:souhaitée?s?|appréciée?s?|exigée?s?|requise?s?|obligatoires?|indispensables?|facultati(?:f|ve)s?|impérati(?:f|ve)s?)[ .!]*(?:\([^)]*\))?|idéalement|:? ?(?:un|en) (?:vrai |gros )?(?:plus|\+))$/iu
