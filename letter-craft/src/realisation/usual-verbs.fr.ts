/** What one does with things that CVs name alone: «inventaires», «portefeuille de 40 dossiers». */
export const usualVerbs: ReadonlyMap<string, string> = new Map(
  `équipe encadrer
portefeuille gérer
budget gérer
réseau animer
caisse tenir
standard tenir
planning tenir
stock gérer
inventaire faire
ronde faire
tournée faire
course faire
ménage faire
plonge faire
lessive faire
devis établir
facture établir
bulletin établir
bilan établir
déclaration établir
contrat établir
plan établir
rapport rédiger
compte-rendu rédiger
courrier rédiger
dossier suivre
rayon tenir
toilette faire
repas préparer
atelier animer
cours donner
permanence tenir
vendange faire
activité proposer
brigade encadrer`
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
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
sav = service après-vente
placo = plaques de plâtre
placo-plâtre = plaques de plâtre
rdv = rendez-vous
bl = bons de livraison`
    .split('\n')
    .map((row) => row.split(' = ') as [string, string]),
)
