/** Adjectives of letters, masculine singular; the other forms follow from the ending. */
export const adjectives = `
professionnel relationnel personnel exceptionnel opérationnel traditionnel essentiel réel ponctuel naturel culturel
annuel manuel rédactionnel organisationnel actuel mutuel industriel individuel concret complet discret secret
commercial social familial national international régional local général spécial principal médical radical vital
global oral musical artisanal patronal salarial environnemental fondamental original final humain sain quotidien
ancien moyen bon certain lointain prochain souverain technique informatique linguistique pratique pédagogique
dynamique logistique juridique économique numérique électronique électrique mécanique artistique scientifique
stratégique politique comptable responsable durable agréable fiable sensible flexible disponible possible accessible
polyvalent autonome utile riche simple solide rapide large autre même jeune propre honnête efficace sincère scolaire
universitaire bancaire sanitaire alimentaire hospitalier régulier particulier financier immobilier dernier premier
entier hôtelier saisonnier ouvrier étranger léger varié adapté formé qualifié motivé passionné intéressé organisé
appliqué déterminé investi impliqué engagé reconnu distingué renommé confirmé approfondi diversifié avancé soigné
spécialisé expérimenté diplômé variable important différent intéressant enrichissant exigeant passionnant stimulant
suffisant précédent performant constant permanent récent pertinent cohérent excellent compétent patient indépendant
motivant gratifiant formateur porteur innovateur créatif actif administratif associatif sportif positif significatif
collectif éducatif attentif réactif constructif décisif définitif qualitatif sérieux rigoureux nombreux curieux
chaleureux heureux ambitieux précieux respectueux consciencieux studieux harmonieux délicat adéquat parfait
satisfait précis divers grand petit fort court lourd profond cordial dévoué bienveillant accueillant valorisant
polyglotte ravi persuadé prêt sûr content conscient capable apte désireux soucieux enthousiaste honoré flatté touché
ludique chronophage épanouissant convivial dur lent mûr sourd clair obscur pur futur âpre aigre amène fixe mobile
vide avide rigide liquide acide stupide intrépide fermier fleuri garni verni uni muni démuni poli impoli fini infini
joli hardi grandi assorti réussi continu assidu ingénu superflu absolu résolu inconnu méconnu familier magnifique
nécessaire indispensable remarquable admirable aimable favorable confortable véritable rentable équitable vulnérable
fragile facile difficile fertile habile inutile hostile docile stable instable rare calme triste sale pauvre
tranquille modeste célèbre sobre tendre tiède robuste vaste immense intense dense pénible visible paisible nuisible
superbe splendide timide humide froid chaud sucré salé frais vif neuf bref naïf intensif extensif massif productif
subjectif objectif agressif expressif instructif inventif intuitif préventif effectif exclusif évolutif tardif
maladif craintif abusif coopératif rural communal provincial mondial crucial légal illégal normal banal amical vocal
estival hivernal matinal nocturne diurne hebdomadaire mensuel trimestriel visuel virtuel rituel confidentiel
officiel partiel artificiel structurel gestuel éventuel intellectuel sexuel universel fidèle parallèle moderne
interne externe savoureux coûteux dangereux généreux courageux soigneux joyeux luxueux spacieux silencieux audacieux
minutieux ingénieux prestigieux religieux mystérieux laborieux furieux merveilleux montagneux boueux chanceux
peureux orageux fructueux affectueux impétueux onctueux vertueux monstrueux tortueux avantageux gracieux délicieux
judicieux capricieux vicieux malicieux inquiet replet désuet souple double triple multiple ample solennel ancestral
ornemental végétal animal minéral floral pastoral littoral central frontal latéral postal fiscal verbal pénal
navigable navigant ambulant suivant vivant présent absent décent évident prudent imprudent violent turbulent
fréquent éloquent conséquent urgent élégant arrogant intelligent négligent indulgent diligent brillant vaillant
bruyant inquiétant rassurant apaisant captivant marquant frappant touchant émouvant déroutant fatigant gênant payant
croissant naissant puissant glissant impressionnant surprenant étonnant convaincant encourageant satisfaisant
épuisant amusant divertissant reposant fascinant charmant séduisant européen parisien italien aérien paysan artisan
citadin voisin marin féminin masculin fin malin vilain mondain contemporain américain africain mexicain républicain
roumain monétaire militaire volontaire involontaire temporaire provisoire obligatoire préparatoire respiratoire
solitaire solidaire exemplaire spectaculaire populaire élémentaire complémentaire supplémentaire réglementaire
documentaire dentaire nucléaire circulaire musculaire oculaire vétérinaire littéraire judiciaire budgétaire
culinaire disciplinaire pluridisciplinaire interdisciplinaire primaire secondaire tertiaire biologique écologique
chimique psychologique sociologique géographique historique géologique archéologique dramatique pathétique
sympathique énergique tonique typique atypique authentique romantique mythique éthique laïque publicitaire
domestique touristique acoustique optique thermique hydraulique pneumatique automatique mathématique systématique
problématique chronique atomique céramique physique esthétique diététique cosmétique analytique critique mystique
rustique plastique élastique fantastique gymnastique sarcastique unique périodique méthodique sporadique médiatique
aquatique asiatique hydrique ferroviaire portuaire aéroportuaire forestier agricole viticole horticole maraîcher
fruitier laitier policier douanier singulier pénitentiaire humanitaire minoritaire majoritaire identitaire
autoritaire prioritaire âgé isolé pressé aisé zélé réservé dédié agréé doué inné usé carré usagé assermenté bondé
climatisé chevronné attitré ombragé argenté doré étoilé ensoleillé animé proche vert noir rouge jaune gris brun
beige mauve rond droit étroit adroit maladroit plat mécontent serein plein malsain commun opportun inopportun cruel
mortel immortel maternel paternel fraternel éternel conventionnel passionnel fonctionnel optionnel rationnel
nutritionnel institutionnel conditionnel inconditionnel promotionnel émotionnel journalier logeable passager ménager
mensonger bocager potager fier amer cher altier plénier vrai seul meilleur mauvais faible énorme haut`
/** Adjectives whose feminine is their own: masculine, feminine. */
export const irregularAdjectives: readonly (readonly [string, string])[] = [
  ['doux', 'douce'],
  ['faux', 'fausse'],
  ['blanc', 'blanche'],
  ['franc', 'franche'],
  ['sec', 'sèche'],
  ['frais', 'fraîche'],
  ['gentil', 'gentille'],
  ['épais', 'épaisse'],
  ['gras', 'grasse'],
  ['bas', 'basse'],
  ['roux', 'rousse'],
  ['favori', 'favorite'],
  ['public', 'publique'],
  ['grec', 'grecque'],
  ['muet', 'muette'],
  ['net', 'nette'],
  ['extérieur', 'extérieure'],
  ['intérieur', 'intérieure'],
  ['supérieur', 'supérieure'],
  ['inférieur', 'inférieure'],
  ['majeur', 'majeure'],
  ['mineur', 'mineure'],
  ['antérieur', 'antérieure'],
  ['ultérieur', 'ultérieure'],
  ['prometteur', 'prometteuse'],
  ['rêveur', 'rêveuse'],
  ['travailleur', 'travailleuse'],
  ['nouveau', 'nouvelle'],
  ['beau', 'belle'],
  ['long', 'longue'],
  ['gros', 'grosse'],
]
