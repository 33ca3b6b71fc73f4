/**
 * Irregular verbs: infinitive, je, il, nous, ils, stem of the future, participle and, where it differs from that of
 * «ils», stem of the subjunctive.
 */
export const irregularVerbs = `
être suis est sommes sont ser été soi
avoir ai a avons ont aur eu ai
aller vais va allons vont ir allé aill
faire fais fait faisons font fer fait fass
pouvoir peux peut pouvons peuvent pourr pu puiss
vouloir veux veut voulons veulent voudr voulu veuill
savoir sais sait savons savent saur su sach
devoir dois doit devons doivent devr dû
voir vois voit voyons voient verr vu
revoir revois revoit revoyons revoient reverr revu
prévoir prévois prévoit prévoyons prévoient prévoir prévu
falloir faux faut fallons fallent faudr fallu faill
valoir vaux vaut valons valent vaudr valu vaill
venir viens vient venons viennent viendr venu
revenir reviens revient revenons reviennent reviendr revenu
devenir deviens devient devenons deviennent deviendr devenu
intervenir interviens intervient intervenons interviennent interviendr intervenu
parvenir parviens parvient parvenons parviennent parviendr parvenu
prévenir préviens prévient prévenons préviennent préviendr prévenu
convenir conviens convient convenons conviennent conviendr convenu
provenir proviens provient provenons proviennent proviendr provenu
souvenir souviens souvient souvenons souviennent souviendr souvenu
tenir tiens tient tenons tiennent tiendr tenu
obtenir obtiens obtient obtenons obtiennent obtiendr obtenu
maintenir maintiens maintient maintenons maintiennent maintiendr maintenu
appartenir appartiens appartient appartenons appartiennent appartiendr appartenu
soutenir soutiens soutient soutenons soutiennent soutiendr soutenu
entretenir entretiens entretient entretenons entretiennent entretiendr entretenu
retenir retiens retient retenons retiennent retiendr retenu
contenir contiens contient contenons contiennent contiendr contenu
mettre mets met mettons mettent mettr mis
permettre permets permet permettons permettent permettr permis
transmettre transmets transmet transmettons transmettent transmettr transmis
promettre promets promet promettons promettent promettr promis
remettre remets remet remettons remettent remettr remis
soumettre soumets soumet soumettons soumettent soumettr soumis
admettre admets admet admettons admettent admettr admis
prendre prends prend prenons prennent prendr pris
apprendre apprends apprend apprenons apprennent apprendr appris
comprendre comprends comprend comprenons comprennent comprendr compris
entreprendre entreprends entreprend entreprenons entreprennent entreprendr entrepris
reprendre reprends reprend reprenons reprennent reprendr repris
surprendre surprends surprend surprenons surprennent surprendr surpris
écrire écris écrit écrivons écrivent écrir écrit
décrire décris décrit décrivons décrivent décrir décrit
inscrire inscris inscrit inscrivons inscrivent inscrir inscrit
vivre vis vit vivons vivent vivr vécu
suivre suis suit suivons suivent suivr suivi
poursuivre poursuis poursuit poursuivons poursuivent poursuivr poursuivi
dire dis dit disons disent dir dit
lire lis lit lisons lisent lir lu
élire élis élit élisons élisent élir élu
croire crois croit croyons croient croir cru
connaître connais connaît connaissons connaissent connaîtr connu
reconnaître reconnais reconnaît reconnaissons reconnaissent reconnaîtr reconnu
paraître parais paraît paraissons paraissent paraîtr paru
apparaître apparais apparaît apparaissons apparaissent apparaîtr apparu
naître nais naît naissons naissent naîtr né
plaire plais plaît plaisons plaisent plair plu
servir sers sert servons servent servir servi
partir pars part partons partent partir parti
sortir sors sort sortons sortent sortir sorti
sentir sens sent sentons sentent sentir senti
ressentir ressens ressent ressentons ressentent ressentir ressenti
consentir consens consent consentons consentent consentir consenti
dormir dors dort dormons dorment dormir dormi
courir cours court courons courent courr couru
parcourir parcours parcourt parcourons parcourent parcourr parcouru
secourir secours secourt secourons secourent secourr secouru
rendre rends rend rendons rendent rendr rendu
répondre réponds répond répondons répondent répondr répondu
correspondre corresponds correspond correspondons correspondent correspondr correspondu
attendre attends attend attendons attendent attendr attendu
entendre entends entend entendons entendent entendr entendu
vendre vends vend vendons vendent vendr vendu
défendre défends défend défendons défendent défendr défendu
étendre étends étend étendons étendent étendr étendu
tendre tends tend tendons tendent tendr tendu
perdre perds perd perdons perdent perdr perdu
dépendre dépends dépend dépendons dépendent dépendr dépendu
descendre descends descend descendons descendent descendr descendu
tondre tonds tond tondons tondent tondr tondu
joindre joins joint joignons joignent joindr joint
rejoindre rejoins rejoint rejoignons rejoignent rejoindr rejoint
craindre crains craint craignons craignent craindr craint
peindre peins peint peignons peignent peindr peint
atteindre atteins atteint atteignons atteignent atteindr atteint
conduire conduis conduit conduisons conduisent conduir conduit
construire construis construit construisons construisent construir construit
produire produis produit produisons produisent produir produit
traduire traduis traduit traduisons traduisent traduir traduit
réduire réduis réduit réduisons réduisent réduir réduit
introduire introduis introduit introduisons introduisent introduir introduit
séduire séduis séduit séduisons séduisent séduir séduit
instruire instruis instruit instruisons instruisent instruir instruit
cuire cuis cuit cuisons cuisent cuir cuit
suffire suffis suffit suffisons suffisent suffir suffi
recevoir reçois reçoit recevons reçoivent recevr reçu
concevoir conçois conçoit concevons conçoivent concevr conçu
apercevoir aperçois aperçoit apercevons aperçoivent apercevr aperçu
offrir offre offre offrons offrent offrir offert
ouvrir ouvre ouvre ouvrons ouvrent ouvrir ouvert
découvrir découvre découvre découvrons découvrent découvrir découvert
couvrir couvre couvre couvrons couvrent couvrir couvert
souffrir souffre souffre souffrons souffrent souffrir souffert
accueillir accueille accueille accueillons accueillent accueiller accueilli
recueillir recueille recueille recueillons recueillent recueiller recueilli
cueillir cueille cueille cueillons cueillent cueiller cueilli
acquérir acquiers acquiert acquérons acquièrent acquerr acquis
requérir requiers requiert requérons requièrent requerr requis
convaincre convaincs convainc convainquons convainquent convaincr convaincu
battre bats bat battons battent battr battu
résoudre résous résout résolvons résolvent résoudr résolu
coudre couds coud cousons cousent coudr cousu
exclure exclus exclut excluons excluent exclur exclu
conclure conclus conclut concluons concluent conclur conclu
inclure inclus inclut incluons incluent inclur inclus
promouvoir promeus promeut promouvons promeuvent promouvr promu
émouvoir émeus émeut émouvons émeuvent émouvr ému
`

/** Verbs conjugated like «finir», without their ending. */
export const verbsLikeFinir = `
fin chois réuss ag réag rempl enrich invest défin établ fourn garant grand réfléch réun sais approfond accompl bât élarg nourr guér
jou sub obé about adouc agrand alourd applaud appauvr arrond assoupl avert bann blanch chér durc embell envah épanou fléch fleur
fourb franch frém grav gross jaill maigr mûr mun noirc pol pun raccourc rafraîch ralent rav réjou rétabl rétréc roug trah un vieill
assort divert convert assain aguerr amort éclairc anéant aplat
`
