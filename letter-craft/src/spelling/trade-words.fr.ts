/** Words of trades and offices that letters use and the dictionary does not have; lower case, both numbers. */
export const tradeWords: ReadonlySet<string> = new Set(
  `alternante alternantes alternant alternants apprenante apprenantes backlog backlogs backend backoffice benchmark benchmarks
  blockchain bloguer bullet bureautique burn-out business byod caces cariste caristes chatbot chatbots chargeuse
  closing cloud coaching cobot cobots cofinancé cofinancée cofondateur cofondatrice community-manager contributif coworking crm
  crossfit email emails mandala mandalas customer cyber cybersécurité data dataviz deep design développeuse développeuses digitalisation digitaliser digitalisé
  digitalisée distanciel distancielle drive drives e-commerce e-learning e-mailing e-mailings e-réputation écoresponsable
  écoresponsables écoconception ehpad embarqué emailing emailings énergéticien énergéticienne erp escape fablab feedback feedbacks
  fibrage fidélisation firmware flyers flyer formatrice formatrices freelance freelances freelancing frontend fullstack full-stack
  front-end back-end géolocalisation géomatique géomaticien géomaticienne glaçage growth hackathon hackathons hotline
  hydrocurage implémentation implémenter inclusif infographe infographes infogérance intrapreneuriat
  juniors kanban kpi lean leads lead learning logisticienne low-code machine-learning mailing mailings mainteneur manageuse
  maraudes marketing marketplace marketplaces médico-social médico-sociale médico-sociaux médico-sociales merchandising microentreprise microservices mix
  monétique multi-sites multicanal multicanale néophyte no-code offline onboarding omnicanal omnicanale online 
  opérationnalité outsourcing packaging parapharmacie patchs périscolaire périscolaires picking pitch pitchs
  plannings planning podcast podcasts polypolyhandicapé polyhandicapée proactive proactif proactives
  proactifs proactivité pentest pentests phishing ransomware rayonnages référencement reporting reportings réactivité réseautage
  responsive robotisé robotisée roadmap rondier scrum sérigraphe sourcing sourceur sourceuse sprint sprints
  stand-up start-up startup startups storytelling streaming supply tableur tableurs télétravail télétravailler
  téléopérateur téléopératrice téléopérateurs timing to-do-list tutorat tutorats upcycling vendeur-conseil visio visioconférence
  visioconférences web webdesign webdesigner webinaire webinaires webmarketing weekend weekends workflow workflows workshop workshops zéro-déchet
  autoentrepreneur autoentrepreneuse autoentrepreneuriat éco-gestes écogestes téléconseiller téléconseillère télésecrétariat
  interprofessionnel interprofessionnelle interprofessionnels interprofessionnelles pluridisciplinaire pluridisciplinaires
  pluriprofessionnel pluriprofessionnelle intergénérationnel intergénérationnelle intergénérationnels intergénérationnelles
  interculturel interculturelle interculturels interculturelles écoresponsabilité bientraitance bientraitant bientraitante
  back front stack stacks squad squads team teams devops call story stories spikes guideline guidelines datamining on-premise end-to-end
  master masters bachelor bachelors alumni tech full room service room-service check-in check-out yield brunch brunchs barista baristas
  montessori snoezelen kiné kinés ergo ergothérapie aquagym naturo resto restos bistronomie bistronomique locavore réassort
  réassorts facing facings inventoriste encaissement encaissements déstockage palettisation dépalettisation filmage cross-docking
  transpalette transpalettes gerbeur gerbeurs autolaveuse autolaveuses monobrosse monobrosses bionettoyage usineur fraiseur
  soudobrasage métallerie métallier métallière façadier étancheur étancheuse plaquiste plaquistes calepinage photovoltaïque
  photovoltaïques hydroponie permaculture maraîchage œnotourisme agritourisme agroécologie agroécologique sylvotourisme
  ongulaire ongulaires réflexologue réflexologues préleveur préleveurs préleveuse préleveuses manipulante
  manipulantes reprographe référenceur référenceuse raccordeur raccordeuse paramétreur stratifieur débobineur
  désamianteur désamianteuse marchandiseur marchandiseuse repiqueur retailleur retailleuse plastifieur grillardin
  grillardine ostéologue relaxologue oncologique oncologiques datacenter datacenters vlogueur vlogueuse textureur
  stuqueur stuqueuse repousseur repousseuse posticheur posticheuse tendanceur tendanceuse truiticulteur
  truiticultrice cyniculteur cynicultrice mastiqueur matelasseur matelasseuse rebobineur talonneuse surjeteur
  surjeteuse remmouleuse scanneuse planneur entremettier entremettière pizzaïola stratigraphe vulcaniseur
  musicothérapeute nacelliste ripeur ripeuse indemnisateur indemnisatrice formulateur formulatrice`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
