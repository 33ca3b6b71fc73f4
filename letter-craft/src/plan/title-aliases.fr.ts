/**
 * Titles that the register of occupations words otherwise, in plain letters, and the title of the register that means the
 * same. The first that fits counts.
 */
export const titleAliases: readonly (readonly [says: RegExp, title: string])[] = [
  // Too many trades have one.
  [
    /^(?:assistante? manager|manager|adjointe?|assistante?|(?:employee?|agente?) polyvalente?(?: (?:d )?interim)?|assistante? d exploitation|chef(?:fe)? (?:d )?equipe)$/u,
    '',
  ],
  [
    /^chef(?:fe)? de projets?\b.*(?:web|digital|informatique|logiciel|\bit\b)/u,
    'Chef de projet informatique',
  ],
  [/^(?:chef(?:fe)?|chargee?|assistante?) de (?:projets?|missions?)$/u, ''],
  [/^peintre$/u, 'Peintre en bâtiment'],
  [/^(?:communication|chargee? de com)$/u, 'Chargé de communication'],
  [/^animat\p{L}+(?: bafa)?$/u, 'Animateur d’activités périscolaires'],
  [
    /^(?:coordinat\p{L}+|coordonnat\p{L}+) (?:du |de |des |d )?(?:programmes?|projets? (?:cult|soci|educ|peda)\p{L}*|actions?|vie|benevoles)\b/u,
    'Animateur coordinateur socioculturel',
  ],
  [/^tisf\b/u, 'Technicien d’Intervention Sociale et Familiale (TISF)'],
  [/\bibode\b|^infirmiere? .*\bbloc\b/u, 'Infirmier de bloc opératoire (IBODE)'],
  [/^(?:ide|infirmiere?(?: diplomee?.*)?)$/u, 'Infirmier en soins généraux (IDE)'],
  [/^as$|^aide ?-?soignante?\b/u, 'Aide-soignant'],
  [/^(?:ash|asl|ashq?)$/u, 'Agent de service hospitalier (ASH)'],
  [/^atsem\b/u, 'Agent territorial spécialisé des écoles maternelles (ATSEM)'],
  [/^(?:aesh|avs)\b/u, 'Accompagnant des élèves en situation de handicap (AESH)'],
  [/^aes\b|^amp\b/u, 'Accompagnant Educatif et Social (AES)'],
  [/^aed$|^surveillante? (?:de |d )?(?:college|lycee|internat|scolaire)/u, 'Assistant d’éducation'],
  [/^cip$/u, 'Conseiller en insertion professionnelle'],
  [
    /\bpetite enfance\b|^agente? (?:de (?:service )?)?(?:en )?creche\b/u,
    'Aide maternel de crèche - Halte-garderie',
  ],
  [/^travailleu(?:r|se) sociale?\b|^assistante? (?:de service )?sociale?\b/u, 'Assistant social'],
  [/^(?:charge|chargee) (?:de|d) recrut/u, 'Chargé de recrutement'],
  [
    /\b(?:rh|ressources humaines)\b(?=.*\bassist)|^assist\p{L}* .*\b(?:rh|ressources humaines)\b/u,
    'Assistant Ressources Humaines (RH)',
  ],
  [/^collaborat\p{L}* .*compta/u, 'Collaborateur d’expertise comptable'],
  [/^(?:assistante?|aide) compta/u, 'Comptable'],
  [
    /^(?:conseillere?|vendeu(?:r|se)|hotesse|hote|assistante?) (?:(?:de|en) )?(?:vente|ventes|magasin|boutique|conseil|polyvalente?)\b|^vendeu(?:r|se)$/u,
    'Vendeur en prêt-à-porter',
  ],
  [
    /^(?:directrice|directeur|responsable|gerante?|manager|adjointe?|assistante? manager) .*(?:boutique|magasin|point de vente)\b/u,
    'Responsable de boutique',
  ],
  [
    /^(?:chauffeu(?:r|se)|conduct\p{L}*) (?:pl|spl|poids lourds?|super lourds?|routiere?)\b|^routiere?$/u,
    'Conducteur de poids lourd',
  ],
  [
    /^(?:chauffeu(?:r|se)|artisan chauffeur)$|^(?:chauffeu(?:r|se)|conduct\p{L}*) ?-?(?:livr|vl)/u,
    'Chauffeur-livreur',
  ],
  [/^(?:chauffeu(?:r|se)|conduct\p{L}*) (?:vtc|de taxi|taxi)/u, 'Conducteur de transport de particuliers'],
  [
    /^mecanicien(?:ne)? .*(?:grosse mecanique|poids lourds?|\bpl\b|moteur|industriel)/u,
    'Mécanicien de maintenance industrielle',
  ],
  [/^mecanicien(?:ne)?$/u, 'Mécanicien automobile'],
  [/^(?:conduct\p{L}*|chauffeu(?:r|se)) .*(?:forestiere?s?|debard)/u, 'Conducteur d’engins forestiers'],
  [/^electricien(?:ne)?$/u, 'Electricien du bâtiment'],
  [/^(?:ouvrier|ouvriere) charpenti/u, 'Charpentier bois poseur'],
  [
    /^(?:agente?|operat\p{L}*|ouvriere?) (?:de |d )?(?:production|fabrication)\b/u,
    'Agent de fabrication polyvalent en industrie',
  ],
  [
    /^(?:agente?|technicienne?|employee?|operat\p{L}*|femme|homme|valet) (?:de |d )?(?:surface|menage|proprete|salubrite|nettoyage|entretien)\b(?!.*(?:vert|batiment|voirie|mecan|machine|vehic|maint))/u,
    'Agent de propreté de locaux',
  ],
  [/\bproprete urbaine\b|^(?:agente? de salubrite|balayeu)/u, 'Agent de propreté urbaine'],
  [
    /^developpeu(?:r|se)\b|\bfull ?-?stack\b|^ingenieure? (?:en )?(?:logiciels?|developpement|informatique|software)/u,
    'Développeur informatique',
  ],
  [/\bdata engineer\b|^ingenieure? (?:de )?(?:donnees|data)\b/u, 'Data engineer'],
  [/\bdata (?:scien|analy)/u, 'Data scientist'],
  [
    /^(?:ingenieure?|technicien(?:ne)?) .*(?:support|helpdesk|assistance)\b/u,
    'Conseiller support technique informatique',
  ],
  [
    /^(?:ingenieure?|administrat\p{L}*|technicien(?:ne)?) .*(?:systemes?|reseaux?)\b/u,
    'Ingénieur systèmes et réseaux informatiques',
  ],
  [/^(?:formateur|formatrice)\b/u, 'Formateur'],
  [
    /^(?:enseignante?|professeure?|institut\p{L}+|maitre(?:sse)?) (?:.*\b)?(?:primaire|ecoles?|maternelle|elementaire)/u,
    'Professeur des écoles',
  ],
  [
    /^(?:enseignante?|professeure?|prof)(?: (?:de|d|des|en|contractuel\p{L}*) .*)?$/u,
    'Professeur de collège et de lycée',
  ],
  [/^(?:baby ?-?sit\p{L}*|nounou|garde d ?’?enfants?|auxiliaire parentale?)/u, 'Garde d’enfant'],
  [
    /^(?:service en salle|chef(?:fe)? de salle|responsable de salle|runn?er|serveu(?:r|se))\b/u,
    'Serveur en restauration',
  ],
  [/^bar ?maid/u, 'Barman'],
  [/^(?:plonge|plongeu(?:r|se)|aide de cuisine|aide cuisin\p{L}*)$/u, 'Commis de cuisine'],
  [
    /^(?:employee?|equipi\p{L}+) polyvalente? .*(?:restau|fast|cuisine)/u,
    'Employé polyvalent de restauration',
  ],
  [
    /^(?:key account|account manager|gestionnaire (?:de )?(?:grands )?comptes|chargee? d ?’?affaires|business develop\p{L}*|ingenieure? d ?’?affaires|technico-? ?commerciale?|commerciale?)\b(?!.*(?:paie|fournisseur))/u,
    'Technico-commercial grands comptes',
  ],
  [
    /^(?:distribut\p{L}+|street ?-?market\p{L}*) .*(?:flyers?|prospectus|imprimes?|publicit)/u,
    'Agent distributeur d’imprimés',
  ],
  [/^(?:agente?|hotesse|hote|chargee?) (?:d ?’?)?accueil/u, 'Hôte d’accueil'],
  [/^agente? (?:de )?courrier/u, 'Agent distributeur'],
  [
    /^agente? (?:d ?’?)?administrati\p{L}+|^assistante? administrati\p{L}+|^employee? (?:de bureau|administrati\p{L}+)|^secretaire\b(?!.*(?:medic|mairie|jurid|direction))/u,
    'Secrétaire',
  ],
  [/^assistante? de direction|^office manager/u, 'Assistant de direction'],
  [/\b(?:sapeur|pompier)/u, 'Equipier sapeur-pompier'],
  [/^(?:caissiere?|hotesse de caisse|hote de caisse)/u, 'Hôte de caisse'],
  [
    /^(?:elsp|elpc|employee? (?:de )?(?:libre|rayon|commerc)|mise en rayon)/u,
    'Employé polyvalent de libre-service',
  ],
  [/^(?:chargee?|assistante?|stagiaire|responsable) .*communication\b/u, 'Chargé de communication'],
  [
    /^(?:animat\p{L}+) .*(?:retraite|ehpad|personnes agees|seniors?)/u,
    'Animateur d’atelier artistique ou ludique',
  ],
  [/^(?:animat\p{L}+) .*(?:centre|loisirs|peri|enfan|jeun|colo)/u, 'Animateur d’activités périscolaires'],
  [/^aide archiv|^archivist/u, 'Archiviste'],
  [
    /^technicien(?:ne)? .*(?:chimi|physico|laborato|analys)/u,
    'Technicien de laboratoire d’analyse industrielle',
  ],
  [/^assistante? .*technicien(?:ne)? de laboratoire/u, 'Technicien de laboratoire d’analyse industrielle'],
  [/^(?:assistante? )?controleu(?:r|se) de gestion/u, 'Contrôleur de gestion'],
  [/^(?:prepa|preparat\p{L}+) .*pharmac/u, 'Préparateur en pharmacie'],
  [
    /^(?:technicienne?|ingenieure?) (?:en )?detection electro/u,
    'Technicien détection et analyse des signaux électromagnétiques',
  ],
  [
    /^responsable de secteur .*(?:domicile|personne)|^responsable de secteur saad/u,
    'Responsable de secteur d’aide à domicile',
  ],
  [/^gestionnaires? (?:de |en )?paies?$/u, 'Gestionnaire paie'],
  [/\b(?:mediatheques?|bibliotheques?|mediathecaires?)\b/u, 'Bibliothécaire'],
]
