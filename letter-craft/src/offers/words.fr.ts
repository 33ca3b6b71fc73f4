/** Accented spellings for titles typed without accents or in capitals. */
export const accentedWords: readonly string[] =
  `employé employée préparateur préparatrice mécanicien mécanicienne électricien électricienne ingénieur ingénieure
chargé chargée clientèle équipe équipes équipier équipière sécurité qualité maçon décorateur pâtissier pâtissière opérateur opératrice hôte hôtesse
réceptionniste secrétaire médical médicale médico-social éducateur éducatrice spécialisé spécialisée vétérinaire généraliste hôtelier hôtelière régional
délégué déléguée dépanneur développeur développeuse études télévendeur téléconseiller téléconseillère téléopérateur téléopératrice funéraire énergie
numérique matériel matériels bâtiment rénovation chaîne contrôleur contrôleuse contrôle gérant gérante élève élèves collectivité crèche école fiscalité
événementiel évènementiel stratégie réseau réseaux télécom télécoms système systèmes mécanique électrique électronique électrotechnicien
propreté médiateur pédagogique périscolaire diététicien kinésithérapeute orthopédiste esthéticien esthéticienne comptabilité trésorerie
trésorier métallier métallurgie menuiserie charpentier tôlier chaudronnier décolleteur frigoriste géomètre géotechnicien ébéniste électromécanicien
logistique approvisionneur régleur fraiseur légumes poissonnerie boulangerie pâtisserie hébergement entretien ménage aménagement
intérieur extérieur général générale régie sûreté intérimaire matière matières premières première prévention dépannage câbleur monteur préventeur
bibliothécaire archiviste généalogiste libéral éditeur rédacteur rédactrice révision médecin sage-femme puéricultrice auxiliaire aide-soignant
aide-soignante infirmière infirmier séjour été hygiène pharmacie bénévole bénévolat responsable adjoint adjointe à côté préfabriqué étage étages
employés évolution économie santé société géographique économe intégration déploiement données donnée création créateur créatrice métier métiers ardèche drôme isère rhône fédération œuvre œuvres laïque
résidence forestière éditions métropole mères pères père frère frères associés hôtel hôpital château théâtre café lycée collège université français française provençal côtes
côte forêt fenêtre fenêtres génie littéraire mécénat pépinière pépinières fromagère épicerie élégance étoile pâtissière crêperie crémerie présence rivière rivières genêt genêts chêne chênes érable frêne prés pré
clé clés école écoles santé société générale crédit épargne compagnie étude études nestlé citroën loisirs mutualité solidarité énergies sécurité célestins hélène thérèse andré rené béziers évreux émile éloi étienne`.split(
    /\s+/u,
  )

/** Acronyms that stay in capitals in an all-capitals title or name. */
export const knownAcronyms: ReadonlySet<string> = new Set(
  `ADV AESH AMP APAVE ASH ASSP ASVP ATSEM AVS B2B B2C BEP BIM BMW BNP BPCE BTP BTS BU BUT CAF CAO CAP CCI CDI CFA CHR CHRU CHS CHU CIC CNAM CNC CNRS CPAM CPE
  CRM CSE CTO CVC DAF DAO DESS DRH DSI DUT EDF EHPAD EJE ENGIE ERP ESAT ESN ETAM FOL GE GRETA GTA HACCP HSE IBM IBODE IDE IME INRAE INSEE INSERM IRM ISCOD
  IT IUT KFC LBO LCL LVMH MAIF MAAF MACIF MECS MFR MIC MJC MSA OP ORL PAO PDG PL PLV PMI PME QHSE QSE R&D RATP RH RSE SA SAP SARL SAS SASU SAV SCI SCOP SEO SFR SI
  SIRH SNCF SPL SQL SSIAP SSR SST TF1 TGV TI TISF TMA TP TPE UEP UFR UI UX VL VRP VTC WEB XXL ZFE ADMR APF APAJH CACES FIMO FCO BAFA BPJEPS SAMU IDEC MAS UDAF CCAS EHPAD EPHAD SDIS SMIC DREAL DDT ARS ADAPEI`
    .split(/\s+/u)
    .filter((word) => word !== 'WEB'),
)

/** Function words, lower case inside a name typed in capitals. */
export const smallWords: ReadonlySet<string> = new Set(
  'de du des d la le les et à a au aux en sur sous par pour l lès chez the of and by'.split(' '),
)

/** Common first words of titles: text after a dash that starts with one belongs to the title, not to a place. */
export const jobEnding =
  /(?:eur|euse|trice|ière|ier|iste|ant|ante|ent|ente|ien|ienne|aire|ateur|manager|chef|cheffe|agent|agente|chargé|chargée|responsable|employé|employée|assistant|assistante|directeur|technicien|cadre|commis|hôte|hôtesse|médecin|avocat|avocate|architecte|ingénieur|ingénieure|analyste|ouvrier|opérateur|aide|apprenti|apprentie|stagiaire|adjoint|adjointe|attaché|attachée|délégué|déléguée|consultant|barman|barmaid|cariste|maçon|secrétaire|interprète|professeur|professeure|second|seconde|developer|engineer|designer|owner|sitter|coach|data|analyst|office|scientist|tisf|ibode|eje|atsem|aesh|avs|ash|ide|hôtelier|infirmier|sage-femme|puéricultrice|nounou|concierge|guide|modéliste|styliste|volontaire|bénévole|pharmacien|dentiste|poseur|préparateur|magasinier|boulanger|boucher|berger|horloger|pilote|steward|mousse|matelot|peintre|plâtrier|couvreur|chauffagiste|comptable|juriste|notaire|clerc|greffier|kinésithérapeute|vétérinaire|orthophoniste|ergothérapeute|psychologue|webmaster|chimiste|laborantin|laborantine|gouvernant|gouvernante|animateur|moniteur|monitrice|éducateur|conseiller|conseillère|téléconseiller|téléconseillère|bûcheron|bûcheronne|vigneron|vigneronne|forgeron|maraîcher|maraîchère|vacher|vachère|vigile|commercial|commerciale|valet|skipper|community)s?$/iu

/** Departments and fields of work, which titles often write with a capital: «Technicien Maintenance industrielle». */
export const departments =
  /^(?:(?!france$|provence$)\p{L}{3,}(?:tion|sion|age|ement|ance|ence|erie|ique|té|isme|ture)|vente|accueil|achat|administratif|aide|atelier|audit|automobile|bâtiment|bloc|boutique|bureau|caisse|chantier|chimie|client|clientèle|collège|commerce|conseil|contrôle|crèche|cuisine|développement|école|enquête|enseignement|entretien|équipe|étude|hôpital|hôtel|industrie|laboratoire|lycée|magasin|marketing|matériel|méthode|nuit|paie|personnel|plonge|presse|prise|produit|programme|projet|rayon|recherche|relation|réseau|restauration|saisie|salle|secteur|secrétariat|service|site|soin|stock|studio|suivi|support|test|théâtre|transport|travaux|web)s?$/iu
