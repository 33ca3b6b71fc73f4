/** Adjectives of letters, masculine singular; the other forms follow from the ending. */
export const adjectives = `
professionnel relationnel personnel exceptionnel opérationnel traditionnel essentiel réel ponctuel naturel culturel annuel manuel rédactionnel
organisationnel actuel mutuel industriel individuel concret complet discret secret commercial social familial national international régional local
général spécial principal médical radical vital global oral musical artisanal patronal salarial environnemental fondamental original final
humain sain quotidien ancien moyen bon certain lointain prochain souverain technique informatique linguistique pratique pédagogique
dynamique logistique juridique économique numérique électronique électrique mécanique artistique scientifique stratégique politique publique:x
comptable responsable durable agréable fiable sensible flexible disponible possible accessible polyvalent autonome utile riche simple solide
rapide large autre même jeune propre honnête efficace sincère scolaire universitaire bancaire sanitaire alimentaire hospitalier régulier
particulier financier immobilier dernier premier entier hôtelier saisonnier ouvrier étranger léger varié adapté formé qualifié motivé
passionné intéressé organisé appliqué déterminé investi impliqué engagé reconnu distingué renommé confirmé approfondi diversifié avancé
soigné spécialisé expérimenté diplômé variable important différent intéressant enrichissant exigeant passionnant stimulant
suffisant précédent performant constant permanent récent pertinent cohérent excellent compétent patient indépendant motivant
gratifiant formateur porteur innovateur créatif actif administratif associatif sportif positif significatif collectif éducatif attentif
réactif constructif décisif définitif qualitatif sérieux rigoureux nombreux curieux chaleureux heureux ambitieux précieux respectueux
consciencieux studieux harmonieux délicat adéquat parfait satisfait précis divers grand petit fort court lourd profond
cordial dévoué bienveillant accueillant valorisant polyglotte ravi persuadé prêt sûr content conscient capable apte désireux soucieux enthousiaste honoré flatté certain touché polyglotte ludique chronophage épanouissant convivial
dur lent mûr sourd muet:x clair obscur pur sûr futur âpre aigre amène fixe mobile vide avide rigide liquide acide solide stupide intrépide
fermier fleuri garni verni uni muni démuni poli impoli fini infini joli hardi grandi assorti réussi
continu assidu ingénu superflu absolu résolu inconnu méconnu individuel
familier magnifique variable nécessaire indispensable remarquable admirable aimable favorable confortable véritable rentable équitable
vulnérable fragile facile difficile fertile habile utile inutile hostile docile stable instable rare calme triste sale propre pauvre
tranquille modeste honnête célèbre sobre tendre tiède robuste vaste immense intense dense pénible sensible visible paisible nuisible
superbe splendide timide humide froid chaud sucré salé frais vif neuf bref naïf intensif extensif massif productif subjectif objectif
agressif expressif instructif inventif intuitif préventif effectif exclusif évolutif tardif maladif craintif abusif coopératif
familial rural communal régional provincial mondial crucial légal illégal normal banal amical vocal vital estival hivernal matinal nocturne
diurne hebdomadaire mensuel trimestriel visuel manuel virtuel rituel ponctuel confidentiel officiel partiel commercial artificiel
naturel culturel structurel gestuel éventuel essentiel intellectuel sexuel universel fidèle parallèle moderne interne externe
nouveau:x savoureux coûteux dangereux généreux courageux soigneux joyeux luxueux spacieux silencieux audacieux minutieux ingénieux
prestigieux religieux mystérieux laborieux furieux merveilleux montagneux boueux chanceux peureux orageux fructueux affectueux
impétueux onctueux vertueux monstrueux tortueux avantageux gracieux délicieux judicieux capricieux vicieux malicieux
inquiet secret complet replet désuet prêt souple double triple multiple ample simple solennel ancestral ornemental végétal animal
minéral floral pastoral littoral central frontal latéral postal fiscal verbal pénal navigable navigant ambulant suivant vivant
présent absent récent décent évident prudent imprudent violent turbulent fréquent éloquent conséquent urgent exigeant élégant arrogant
intelligent négligent indulgent diligent brillant vaillant bruyant inquiétant rassurant apaisant captivant motivant marquant
frappant touchant émouvant déroutant fatigant gênant payant croissant naissant puissant glissant impressionnant surprenant étonnant
convaincant encourageant satisfaisant épuisant amusant divertissant reposant fascinant charmant séduisant
européen quotidien ancien parisien italien aérien paysan artisan citadin voisin marin féminin masculin fin malin certain vilain
mondain lointain contemporain américain africain mexicain républicain roumain bancaire monétaire militaire volontaire involontaire
temporaire provisoire obligatoire préparatoire respiratoire satisfaisant solitaire solidaire exemplaire spectaculaire populaire
élémentaire complémentaire supplémentaire réglementaire documentaire dentaire nucléaire circulaire musculaire oculaire vétérinaire
littéraire judiciaire budgétaire culinaire disciplinaire pluridisciplinaire interdisciplinaire primaire secondaire tertiaire
biologique écologique chimique psychologique sociologique géographique historique géologique archéologique dramatique
pathétique sympathique énergique tonique typique atypique authentique romantique mythique éthique laïque publicitaire
domestique touristique acoustique optique thermique hydraulique pneumatique automatique mathématique systématique
problématique chronique atomique dynamique céramique physique esthétique diététique cosmétique analytique critique mystique
rustique plastique élastique fantastique gymnastique sarcastique unique périodique méthodique sporadique médiatique aquatique
asiatique hydrique électrique ferroviaire portuaire aéroportuaire forestier agricole viticole horticole maraîcher fruitier laitier
policier douanier hospitalier régulier singulier pénitentiaire humanitaire minoritaire majoritaire identitaire autoritaire prioritaire
âgé isolé pressé aisé zélé réservé dédié agréé doué inné usé carré usagé assermenté bondé climatisé chevronné
attitré ombragé argenté doré étoilé ensoleillé animé
proche riche sèche:x blanc:x vert noir rouge jaune gris brun beige mauve rond droit étroit adroit maladroit plat prêt court parfait
content mécontent serein plein sain malsain commun opportun inopportun
actuel réel cruel mortel immortel maternel paternel fraternel éternel solennel conventionnel professionnel passionnel fonctionnel
optionnel rationnel nutritionnel institutionnel conditionnel inconditionnel promotionnel émotionnel saisonnier journalier logeable
léger passager étranger ménager boulanger:x mensonger bocager potager fier amer cher altier dernier entier plénier`
/** Adjectives that stand before their noun: masculine (before a vowel), feminine. */
export const preposed: readonly (readonly [masculine: string, feminine: string, beforeVowel?: string])[] = [
  ['nouveau', 'nouvelle', 'nouvel'],
  ['beau', 'belle', 'bel'],
  ['bon', 'bonne'],
  ['grand', 'grande'],
  ['petit', 'petite'],
  ['premier', 'première'],
  ['dernier', 'dernière'],
  ['prochain', 'prochaine'],
  ['vrai', 'vraie'],
  ['seul', 'seule'],
  ['long', 'longue'],
  ['excellent', 'excellente'],
  ['meilleur', 'meilleure'],
  ['profond', 'profonde'],
  ['réel', 'réelle'],
  ['ancien', 'ancienne'],
  ['fort', 'forte'],
  ['certain', 'certaine'],
  ['différent', 'différente'],
  ['principal', 'principale'],
  ['important', 'importante'],
  ['solide', 'solide'],
  ['véritable', 'véritable'],
  ['large', 'large'],
  ['autre', 'autre'],
  ['multiple', 'multiple'],
  ['nombreux', 'nombreuse'],
  ['sincère', 'sincère'],
  ['mauvais', 'mauvaise'],
  ['gros', 'grosse'],
  ['faible', 'faible'],
  ['futur', 'future'],
  ['précieux', 'précieuse'],
  ['énorme', 'énorme'],
  ['immense', 'immense'],
  ['joli', 'jolie'],
  ['gentil', 'gentille'],
  ['brillant', 'brillante'],
  ['sérieux', 'sérieuse'],
  ['rare', 'rare'],
  ['respectueux', 'respectueuse'],
  ['lourd', 'lourde'],
  ['haut', 'haute'],
  ['parfait', 'parfaite'],
  ['riche', 'riche'],
]

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
]
