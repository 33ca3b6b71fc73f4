/**
 * Everyday nouns of trades, places and days, in addition to those of letters. Words with two genders are left out.
 */
export const everydayFeminines = `
notion patronne gérante serveuse caissière cuisinière couturière boulangère pâtissière éducatrice institutrice
animatrice formatrice tutrice ruche abeille écluse bobine brebis maraude pierre coupe mélodie noce vendange scierie
actrice actualité addition adhésion affiche affluence agilité agrafeuse aile allergie allée alliance ambulance
amende amie ancienneté anecdote anesthésie annexe annonce antenne anticipation apiculture appartenance aquaculture
aquarelle ardoise argile arithmétique arme armoire arrière-boutique assemblée assiette assise astreinte audience
authenticité auto-école autolaveuse autorité avance averse avocate bactérie bagagerie bague baguette baie baignade
balance balle barbe barque barrière bataille batterie beauté benne bergerie betterave bétonnière bicyclette bière
bijouterie billetterie biologie biscuiterie blessure blouse boisson boîte bonté borne botanique botte bouche boucle
bougie bouteille boutonnière branche bravoure brillance brique brochure broderie brosse brouette buanderie buvette
bûche cabane cabine cage caméra camionnette canicule canne capitale carafe caravane carcasse cardiologie cargaison
carrosserie cartographie casserole cave ceinture cerise céramique céréale chaise chanson charpente charrette chasse
chaudronnerie chaussette chaussée chaussure cheminée chemise cheville chèvre chimie chocolaterie chorale
chorégraphie cimenterie cinémathèque circulation citation citerne citoyenneté classification clef clé cliente
climatisation cloche cloison coiffe coiffeuse collation colle collégienne colline colonie colonne combinaison comète
comédie compote comptine conciergerie concision concordance concurrence conductrice confiserie confiture connexion
conserverie console constance contrainte contribution conversation copie coque corbeille corde corvée cotisation
couche couette couleur cour couronne course courtoisie couverture côte craie crainte crème créance créancière
crêperie criée crise croix cuisson cuve dalle danse dent dentelle destination devanture dextérité débrouillardise
décharge déchetterie décoration défense délégation délicatesse dépanneuse dépense désinfection détente diététique
diligence dimension discothèque disposition disqueuse distance distillerie divinité division dizaine domotique
douane douceur douche douleur droguerie embarcation enceinte encre endurance enseigne entorse enveloppe ergonomie
escalade escale essence estime exactitude exception excursion exécution exploration expo échelle échéance éclaircie
éclosion écriture écurie élection électrotechnique éloquence énigme épice épicerie éponge épreuve étable étagère
étincelle étiquette étoffe étoile étourderie étudiante évacuation faïence falaise farine fascination fenêtre
fermeture ferraille feuille fève félicitation fête fiction fièvre filature fille fillette finesse fiscalité fleur
flèche fluidité fonderie fontaine foreuse forêt forge fosse fougue foule fourche fourchette fourrière fourrure
fraise fraiseuse fraîcheur framboise fratrie friandise friteuse fromagerie frontière fuite fumée fusée gaine galerie
galette garderie gare gerbe gestation génération générosité géographie géologie géométrie gériatrie glace gorge
goutte gouttière graine graisse grammaire grange grappe grâce grève griffe grossesse grue guerre guide-file
guirlande guitare haie halle halte hanche herbe herse honte horlogerie horticulture hospitalisation hospitalité
hotte houle hôtellerie hôtesse huile huître humidité humilité illustration imagination immersion impatience
imprimante imprimerie impulsion incapacité infection infirmière informaticienne infraction ingénierie injection
insertion insulte interprétation intégrité intimité intuition invention invitation irrigation isolation issue
ivresse jambe jardinerie jardinière jauge jeunesse joaillerie joue jument jupe jurisprudence justification laine
lame lampe langouste larme lavande laverie lenteur lessive lèvre légèreté lingerie lingette liqueur literie litière
location logithèque loi louche loupe lucidité ludothèque lumière lune lunette lutte machinerie magie main maïeutique
malle maman manette manifestation manœuvre maquette marche marée margarine marine marionnette marmite maroquinerie
mascotte maternité maturité menace menthe mer messagerie meule meuleuse mère mécatronique mémé mémorisation
métallurgie météo microbiologie miette migration miniature minute minutie mixité modélisation moelle moisson
molécule monnaie monobrosse monture moquette morale morgue morue mosaïque moto motricité mouche moyenne muraille
musculation nacelle naissance nappe narration natation navette navigation neige neurologie nièce noix notice nounou
nourrice nourriture nuance nuisance nuque nurserie obéissance objectivité observation odeur offrande olive onde
ophtalmologie opticienne optique orangerie orchidée oreille orfèvrerie orthographe osmose ostréiculture ouïe paille
paix palettisation palissade palme pancarte panique panne pantoufle paperasse parcelle paresse paroi paroisse parole
passoire patate patinoire patte paupière pause pâte peau pelle pelleteuse pelote pelouse pendule pension perceuse
perle perquisition perruque pertinence peur pédiatrie pépinière pétanque pêche phrase pièce pile pilule pince pioche
piqûre pisciculture piscine piste pizza plage plaidoirie plaie plaine plancha planche plante plaque pluie plume
poche poignée poire poissonnerie poitrine politesse pollution pomme pompe ponceuse porcelaine portière poterie
poubelle poudre poule poulie poupée poussette poussière poutre prairie prestation précaution prédilection préférence
prévoyance prière primeur prison procuration promenade propagande prothèse prouesse prune psychiatrie psychologie
puce pudeur puéricultrice puériculture pugnacité purée queue quête quincaillerie raboteuse racine radio radiographie
rampe randonnée rangée reliure remorque reprographie retraite réanimation récolte récompense réglementation
répétition réservation réserve résilience résine rivière robe robotique roche ronce ronde rose rotation roue route
routine rue ruelle ruralité sage-femme sagesse salade salive sandale sauce saucisse sauge sauteuse scénographie scie
scolarité sculpture section selle sellerie semelle semence sensation sentence septicémie serpillière serre serrure
serrurerie serviette sécheresse sérénité sidérurgie sieste signalétique silhouette sirène sobriété sociologie soie
soldate sole sollicitation sonnerie sonorisation sorcière soupe source spatule spécificité sphère station
statistique statue sténographie stérilisation subtilité succession sueur suggestion suie superficie surveillante
sylviculture sœur tablette tablée tache tannerie tapisserie tarte tasse taxe teinture tempérance tendresse terrasse
terre télécommande tête théière tige tisane toile tomate tombe tonne topographie torche torsion toupie
tour-opératrice tourte toux tôlerie traction tractopelle tradition traite tranche transaction transition trappe
trésorière tribu tribune trousse truelle truffe truite tuile tumeur turbine tutelle urbanité utilisation vaisselle
valise vallée vanille vanne vapeur variante vedette veillée veine vendeuse vengeance ventilation verrerie vertu
verve veste végétation viande vidange vigilance vigne villa violence vipère virgule visibilité visserie visseuse
vitamine viticulture vitre vitrerie vivacité voisine volaille volière voûte yaourtière zoologie`
export const everydayMasculines = `
abattoir abonnement abri abricot absentéisme accessoire accordéon accouchement accoudoir acier acte adhérent
adolescent aéroport agneau agriculteur ail aimant air ajout aliment allaitement allègement alliage aluminium
aménagement ami ananas ancêtre ange angle animal animateur anniversaire antibiotique antivol aplomb appareillage
appartement appât apprenti arbitre arbre arbuste arc archet argent arôme arrêt art ascenseur asphalte aspirateur
assaisonnement assureur astre athlète atome attelage attentat autobus autocar automate automatisme automne avion
avocat âge bac bachelier badge bain balai balcon ballon bambou banc bandage banquet baptême bar barbecue barème
baromètre barrage bassin bateau bâton bec benêt berceau berger beurre bébé bélier béret béton biberon bidon
bien-fondé bijou biscuit bistrot blé blouson bocal bois bol bonbon bonnet bottin bouchon boulevard boulon bourg bout
bouton bovin bracelet brancard bras brin brocanteur brouillard broyeur bruit buffet buisson burin bus byte bœuf
cadeau cadenas café cahier caillou calendrier cambouis camp canal canapé canard candidat canton caoutchouc capot
carburant carreau carrefour carrelage carreleur carrosse cartable carton casier casque casse-croûte cauchemar caveau
câble cendrier centimètre cercueil cerf cerveau cèdre chagrin champ champignon chapeau charbon chargeur charpentier
charter chat chaton chaudron chauffage chauffeur chenil cheval chevalet cheveu chèque chêne chien chirurgien choc
chocolat chou chœur cidre ciel ciment cimetière ciseau citron clavier clou club cocktail coffre coffret coiffeur
coin col collégien colloque coloriage combat commandement commentaire commerçant commutateur compartiment compas
compresseur comptoir conducteur congé congélateur congrès conseiller consommable constructeur conteneur contremaître
convoi coordinateur copieur coq coquillage corail cordage cordonnier corps correspondant cortège costume coton cou
coude couloir coup couple courant couteau coutelier couturier couvercle couvert couvreur crabe crayon crédit crime
cristal crochet croissant croquis cube cuir cuisinier cuivre culot cygne cylindre dauphin dessert débarras débit
déblai débordement débutant décalage décès déchet déclin décor défaut défilé déjeuner déluge démarrage déménagement
déplacement dépôt dérangement désert détecteur détergent détour dictionnaire disque distributeur divan dividende
dîner docteur doigt domicile dommage dortoir dos douanier drainage drap drapeau drone durcissement duvet emballage
embarquement emblème embouteillage embrayage empaquetage emplacement emprunt encart enclos endroit enduit engin
engrais ensachage enseignant entraînement entraîneur entrepreneur envoi escalier escargot essai essieu excès
exploitant extincteur éboueur écart échafaudage échantillon échec éclairage éclat écouteur écrivain édifice éditeur
éducateur élagage élagueur électricien électroménager éleveur émetteur épi épisode érable étage étal étalage étang
éventail évêque évier fabricant facteur fagot faisceau fan fardeau fauve fax fer fermier feu feuillage feuilletage
félin fémur fil filet film filtre flacon flan fleuve flocon foie foin fondateur football forage forgeron format
formateur formulaire fossé foulard four fourgon fournil fourrage frein frère frigo fromage front fumier fusible
gabarit galop gant garçon gardien gaz gazon gel genou geyser gérant gigot gilet givre glacier glaçage golf goudron
gouvernail gouvernement gradé grain gramme gravier grenier grillage gruau guichet guidon gymnase hall hameau hameçon
hangar haricot hautbois hectare hébergement hélicoptère héritage hiver homme honoraire horloger hublot iceberg impôt
incendie inconvénient indice individu infirmier ingénieur ingrédient insecte inspecteur instant instituteur
instrument internat interrupteur intestin îlot jambon jardinier javelot jet jockey joint joueur jumeau jus
justificatif kayak kilo kilomètre kit laboureur lac lait laitage lampadaire lapin laurier lavabo lave-vaisselle
lecteur lessivage levain levier lézard licenciement lièvre lilas limon lion lit litige litre livreur local logis
loto loup lundi lustre lutteur lycéen lynx maçon maçonnage magazine magicien magistère magistrat maillot maire
maître maïs malheur mammifère manège manteau manuscrit maquillage maquis marais maraîcher marbre marchand mareyeur
mari marin marteau massage massif matelas matelot menuisier merlan merle mets meuble mécanicien mécène médiateur
mégot microscope miel mil minerai minibus ministre miracle miroir missile module moine moineau monteur monument
morceau mors mot mouchoir moulin mouton mouvement mur muscle mythe nageur navire nez nid noyau nuage nylon nœud
obstacle océan officier oiseau olivier omnibus oncle onglet opérateur opticien orage orateur orchestre organe
organigramme orphelin orteil ossement otage ourlet outillage ouvrier ovin oxygène pacte paillage palais palan
palmarès panier panneau pantalon paon papier papillon paquebot paquet parachute paragraphe parapet parapluie parasol
paravent parc parchemin pare-brise parfum parking parquet parrain parterre passage passe-temps passeport pavage pavé
pavillon paysage paysan pâtissier pâturage peigne peintre perchoir perroquet persil pesage peuple pèlerin pèlerinage
père péage péril pétale pétrin pétrissage pétrole phare pharmacien phoque photographe piano pied pieu pigeon pilier
pin pinceau pion pique-nique piquet placard plafond planeur plant plateau plâtre plâtrier pliage plomb plombier
plongeon plongeur poêlon poids poil poing poireau poisson poivre poivron polyester pommier pompier poney pont porc
porche portail porteur portique portrait potager potier pouce poulain poulet pouls poumon pôle pressage pressing
pressoir préau préfet prêtre prince printemps prisonnier producteur projecteur prospectus protecteur proverbe
publipostage puits pull pupitre puzzle quai quart quartz questionnaire rabais raccord radiateur radis raisin
ravalement ravin rayonnage râteau refuge registre rein remède remorquage rempaillage remplaçant rempotage renard
repère reportage représentant reptile requin ressort resto rez-de-chaussée règne récepteur récipient récit régime
réglage réservoir rétroviseur réveil rideau riz robinet rocher roman rosier rouage rouet rouleau ruban rugby
ruisseau sable sabot sac sacrifice safran saladier sanglier sapin satin saule saumon saut sauvetage savoir-vivre
savon scanner scénario scooter score scrutin sculpteur seau seigle sel self sentier serment serrurier sertissage
seuil sexe sécateur séminaire siège sifflet silence silo singe ski socle soda soldat soleil sommeil sommelier sommet
somnifère sondage sort soudeur soulier soupir sous-sol sous-titre spectateur stade stand store stylo sucre surplus
surveillant symptôme tablier tabouret talus tambour tapis taureau taux taxi tempérament tennis terminal terrassement
terrassier terreau territoire testament thermomètre thé ticket tigre timbre tir tiroir tissage tissu toast tome
tonneau torrent tournage tournevis tournoi train traiteur tramway transformateur transporteur travailleur treuil
tribunal tricot triporteur trombone trophée trottoir trou truc tube tunnel tuyau uniforme usage utilisateur
utilitaire vacancier vaccin vaisseau vallon van veau vent ventilateur ventre ver verglas vernis vernissage verre
vestiaire vestibule vigneron vignoble vinaigre virage virement virus vitrail voilier voisin volant volcan volet
voleur voyageur vœu wagon whisky yacht yaourt zèbre zinc zoo œuf`
