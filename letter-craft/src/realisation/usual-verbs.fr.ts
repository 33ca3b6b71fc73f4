/** What one does with things that CVs name alone: «inventaires», «portefeuille de 40 dossiers». */
export const usualVerbs: ReadonlyMap<string, string> = new Map(
  `demande faire
inscription gérer
adhésion gérer
saignée faire
vendange faire
promenade faire
visite assurer
ménage faire
lessive faire
plonge faire
ronde faire
inventaire faire
tournée faire
course faire
goûter préparer
buffet préparer
garniture réaliser
dessert préparer
entrée préparer
salade préparer
sandwich préparer
sauce préparer
plateau préparer
test réaliser
étude réaliser
enquête réaliser
sondage réaliser
relevé réaliser
coupe réaliser
couleur réaliser
brushing réaliser
maquette réaliser
affiche réaliser
prélèvement réaliser
extraction réaliser
massage réaliser
soin assurer
pansement réaliser
photo réaliser
vidéo réaliser
visuel réaliser
migration réaliser
diagnostic réaliser
audit réaliser
schéma réaliser
croquis réaliser
application développer
module développer
logiciel utiliser
script développer
recherche mener
négociation mener
campagne mener
atelier animer
réunion participer
jeu animer
communauté animer
page animer
séance animer
poste tenir
coffre tenir
trésorerie gérer
comptabilité tenir
registre tenir
stand tenir
bar tenir
guichet tenir
fichier tenir
vestiaire tenir
caisse tenir
standard tenir
planning tenir
rayon tenir
permanence tenir
agenda tenir
litige gérer
conflit gérer
urgence gérer
absence gérer
congé gérer
situation gérer
stock gérer
portefeuille gérer
budget gérer
imprévu gérer
réclamation traiter
courrier traiter
appel assurer
courriel traiter
sinistre traiter
dossier suivre
commande passer
paie établir
devis établir
facture établir
bulletin établir
bilan établir
déclaration établir
contrat établir
plan établir
repas assurer
sieste assurer
change assurer
échange assurer
liaison assurer
hébergement assurer
astreinte assurer
rapport rédiger
compte-rendu rédiger
article rédiger
procès-verbal rédiger
cours donner
conférence donner
équipe encadrer
brigade encadrer
activité proposer
réseau animer
réservation prendre
biberon donner
bain donner
dîner donner
retouche réaliser
ourlet réaliser
métré réaliser
vitrine réaliser
épilation réaliser
manucure réaliser
essai réaliser
dépannage assurer
cocktail préparer
billetterie tenir
boutique tenir
cadence tenir
maraude faire
revue faire
analyse réaliser
communiqué rédiger
consultation assurer
élection organiser
requête écrire
dosage réaliser
chantier travailler
projet travailler
solde établir
convention établir
attestation établir
autolaveuse utiliser
monobrosse utiliser
tondeuse utiliser
débroussailleuse utiliser
tronçonneuse utiliser
transpalette utiliser
gerbeur utiliser
nacelle utiliser
relation assurer
sortie assurer
intervention assurer
clientèle accueillir
statistique traiter
tableau tenir
cahier tenir
toilette faire
bon établir
bordereau établir
ticket traiter
incident traiter
newsletter rédiger
reportage réaliser
interview mener
menu élaborer
dalle couler
enduit appliquer
parquet poser
carrelage poser
faïence poser
moquette poser
cloison monter
gouttière poser
clôture poser
pâte préparer
gâteau préparer
plat préparer
colis préparer
palette préparer
pesée faire
comptage faire
tracteur conduire
engin conduire
camion conduire
autocar conduire
grue conduire
pelleteuse conduire
chargeuse conduire
tombereau conduire`
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
)

/** Crafts that one does: «faire de la maçonnerie». */
export const crafts: ReadonlySet<string> = new Set(
  `maçonnerie plomberie électricité menuiserie charpente zinguerie serrurerie chaudronnerie carrosserie manucure
coiffure merchandising télévente couture broderie pâtisserie maraîchage horticulture tournage fraisage
métallerie tôlerie ébénisterie tapisserie sérigraphie infographie jardinage bricolage secrétariat babysitting
télémarketing vitrerie ferronnerie reliure`.split(/\s/u),
)

/** Things that say what one did only with their number: «réseau de 30 distributeurs». */
export const countedThings: ReadonlySet<string> = new Set(['équipe', 'portefeuille', 'réseau', 'budget'])

/** Words of trades that the dictionary lacks, as it says them. */
export const tradeWords: ReadonlyMap<string, string> = new Map(
  `app = application
apps = applications
webdesign = conception de pages web
web design = conception de pages web
community management = animation des communautés en ligne
phoning = prospection téléphonique
e-mailing = envoi de courriels
emailing = envoi de courriels
placo = plaques de plâtre
placo-plâtre = plaques de plâtre
rdv = rendez-vous
pros = professionnels
mécano = mécanicien
mécanos = mécaniciens
négo annuelles = négociations annuelles
négo = négociation
négos = négociations
resto = restaurant
restos = restaurants
sdb = salles de bains
lead dev = développeur principal
chauffe eau = chauffe-eau
bl = bons de livraison
frs = fournisseurs
maj = mise à jour
cr = comptes rendus
compta = comptabilité
insta = Instagram
tél = téléphonique
alzheimer = Alzheimer
psycho = psychologue
bionettoyage = nettoyage
repro = reproduction
week end = week-end
week ends = week-ends
hebdo = hebdomadaire
hebdos = hebdomadaires
perisco = périscolaire
périsco = périscolaire
doc technique = documentation technique
doc tech = documentation technique
conso = consommation
consos = consommations
prépa = préparation
asso = association
immo = immobilier
appli = application
applis = applications
admin sys = administration système
picking = préparation de commandes
pc sécurité = poste central de sécurité
pc portables = ordinateurs portables
vvp = voies veineuses périphériques
traumato = traumatologie
télécom = de télécommunications
télécoms = de télécommunications
pv = procès-verbaux
dlc = dates limites de consommation
élec/méca/pneu = électrique, mécanique et pneumatique
élec/méca = électrique et mécanique
check-in = arrivées
check-out = départs
garde corps = garde-corps
garde manger = garde-manger
salle de bain = salle de bains
install = installation
réinstall = réinstallation
users = utilisateurs
helpdesk = assistance
clefs en main = clés en main`
    .split('\n')
    .map((row) => row.split(' = ') as [string, string]),
)
