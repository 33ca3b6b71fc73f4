/** How far the context must prefer the other word, a natural logarithm, where `least` is not enough. */
type Alike = { others: readonly string[]; least?: number }

/**
 * Words, and the words of the same sound that may have been meant: one sound a line, «written: meant, meant». Only
 * words whose parts of speech, gender or number differ: the context model knows nothing of meaning. A number is how
 * far the context must prefer the other word, where it is often wrong.
 */
const lines = `
accueil: accueille
accueille: accueil
air: ère 7
aire: ère
appel: appelle
appelle: appel
août: ou où
autel: hôtel
bal: balle
balle: bal
balai: balaie
balaie: balai
bas: bat
bat: bas
bât: bas bat
bois: boit
boit: bois
bond: bon
boue: bout
bout: boue
brut: brute
brute: brut
c’est: ses s’est sait 6
cal: cale
calcul: calcule
calcule: calcul
camp: quand
cap: cape
cape: cap
celle: selle
ceint: saint sein
ces: c’est s’est 7
cet: c’est 7
chaîne: chêne
chêne: chaîne
chair: cher
champ: chant
chaud: chaux
chaux: chaud
conseil: conseille
conseille: conseil
conte: compte
coud: cou coup
cour: cours
courre: court
cours: cour 7
cri: crie
crie: cri
croit: croix croît
croix: croit
dent: dans
dés: dès des
détail: détaille
différent: différend 7
dois: doigt
doigt: doit
doit: doigt
donc: dont 6
dors: dort
dune: d’une
dès: des
emploi: emploie
emploie: emploi
ennui: ennuie
ennuie: ennui
entretien: entretient
entretient: entretien
envoi: envoie
envoie: envoi
erre: ère aire air
essai: essaie
essaie: essai
eux: œufs
faite: fête
faites: fête
faut: faux
faux: faut
fausse: fosse
feint: fin faim
fil: file
file: fil
foi: foie
font: fond
fond: font
fonts: fonds
foret: forêt
forêt: foret
fosse: fausse
fort: for 8
golf: golfe
golfe: golf
grasse: grâce
grâce: grasse 7
haie: hait
hait: haie
houe: où ou
houx: où ou
jeûne: jeune
joue: joug
joug: joue
la: l’a 8
lac: laque
laid: lait
lait: laid
lie: lit
lieu: lieue
lieue: lieu
lit: lie
loue: loup
loup: loue
loi: lois
lutte: luth
luth: lutte
ma: m’a 5
m’a: ma
main: maint
maint: main
maintien: maintient
maintient: maintien
maître: mettre mètre
martyre: martyr
maux: mot
ment: m’en
mes: mais
mètre: maître mettre
mettre: maître mètre
mite: mythe
moi: mois
mois: moi 7
mon: m’ont
mort: mord
mot: maux
mur: mûr
mûr: mur
mythe: mite
n’y: ni nid
né: nez
nez: né
ni: n’y 7
nid: ni n’y
noie: noix
noix: noie
nom: non
non: nom 6
notre: nôtre
où: ou 8
oubli: oublie
oublie: oubli
paire: père
palais: palet 6
pale: pâle
pâle: pale
pan: pend
pari: parie
parie: pari
parti: partie
partie: parti
peau: pot
peint: pain
pend: pan
père: paire
perd: père
peu: peut 6
peux: peu peut 6
pic: pique
pique: pic
plaie: plaît
plaît: plaie
plein: plaint
pleure: pleur
poing: point
pot: peau
pouce: pousse
pousse: pouce
puis: puits 6
puits: puis
quant: quand
quelle: qu’elle 6
quelles: qu’elles 8
qu’elle: quelle
qu’elles: quelles
rai: raie
raie: rai
rang: rend
rend: rang
reine: renne
renne: reine rêne
réveil: réveille
réveille: réveil
rit: riz
riz: rit
roue: roux
roux: roue
s’est: c’est sait 6
s’y: si
ça: sa
sain: sein
saint: sein sain 7
sait: c’est s’est 6
salue: salut
salut: salue
sang: sans
sans: sang sens 7
satire: satyre
satyre: satire
saut: sot
sot: saut
se: ce 7
ce: se 7
sel: selle
selle: celle
sens: sans 6
sent: sang sans
sert: serre cerf
ses: c’est s’est 8
si: s’y 8
signe: cygne
sol: sole
sole: sol
sont: son
soucie: souci
souci: soucie
soufre: souffre
souffre: soufre
soûl: sous
sou: sous
sourit: souris
souris: sourit
sous: sou soûl 7
soutien: soutient
soutient: soutien
statue: statut
statut: statue
sûr: sur
ta: t’a
tapi: tapis
taux: tôt
tain: teint
teint: tain
temps: tant 7
tend: tant temps
tic: tique
ton: t’ont
tord: tort
tôt: taux
tort: tord
toi: toit
toit: toi
travail: travaille
travaille: travail
trot: trop
vain: vin
vante: vente
vend: vent
vent: vend
ver: vers
verres: verts vers
vert: vers verre 6
verts: vers verres
veux: vœu
veut: vœu
vice: vis
vie: vit 7
vin: vain
vœu: veut
vœux: veux
voies: voix
voie: voit voix
voit: voix voie
voix: voit voie
volatil: volatile
votre: vôtre
`

const entryOf = (line: string): [string, Alike] => {
  const [, written = '', others = '', least] = /^(\S+): (.*?)(?: (\d+))?$/u.exec(line) ?? []
  return [written, { others: others.split(' '), ...(least !== undefined && { least: Number(least) }) }]
}

export const alike: ReadonlyMap<string, Alike> = new Map(lines.trim().split('\n').map(entryOf))
