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
permanence tenir`
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
)

/** Things that say what one did only with their number: «réseau de 30 distributeurs». */
export const countedThings: ReadonlySet<string> = new Set(['équipe', 'portefeuille', 'réseau', 'budget'])
