/** Nouns that start the duties of job offers, titles of programmes and results, by gender. */
const feminine = `mention erreur réclamation plainte absence faute casse perte mobilité instrumentation asepsie mécanique bureautique informatique mode accueil:m administration aide alimentation amélioration analyse animation application approche assistance
assiduité augmentation baisse bourse campagne caisse carte charge chaîne clientèle clôture collecte commande communication comptabilité
conception conduite confection conformité construction consultation coordination correction couture création cuisine culture découpe
démarche diminution dispense distribution documentation élaboration enquête entrée équipe étude évaluation évolution exploitation
expédition fabrication facturation fidélisation finition fourniture garde gestion grille hausse hiérarchie hygiène identification implantation
information initiation inscription inspection installation instruction intégration intervention livraison logistique maintenance maîtrise
manutention médiation mise mission mobilisation modération négociation optimisation organisation orientation paie participation
passation peinture permanence planification pose prise préparation présentation prévention procédure production programmation
progression promotion propreté prospection protection publication qualité réalisation réception recherche recette rédaction réduction
réfection relance relation remise rénovation réparation reprise résolution restauration retouche réunion revue saisie salle sécurité
sensibilisation signalisation simplification soudure stratégie structuration supervision surveillance synthèse taille tâche tenue tonte
toilette traçabilité traduction transformation transmission validation veille vente vérification visite voirie formation licence révision supervision transmission permanence distribution
allocation université école association mairie clinique pharmacie résidence fédération fondation auberge maison métropole caisse société
banque agence ville région communauté commune entreprise croissance satisfaction rentabilité économie victoire médaille certification
responsabilité rigueur écoute patience curiosité autonomie polyvalence relation capacité expérience aisance connaissance envie passion
ambiance proximité diversité réputation image place valeur culture nature possibilité bienveillance convivialité équité solidarité
innovation technologie recherche réussite création charcuterie boulangerie librairie crèche coopérative brasserie ferme boutique concession
filiale centrale plateforme start-up ligue mutuelle compagnie préfecture chambre direction cité régie médiathèque bibliothèque
composition méthode plonge photographie vidéo vitrine électricité plomberie menuiserie maçonnerie pédagogie ponctualité discrétion empathie langue norme consigne`
const masculine = `tutorat mentorat job billet sourire relationnel accident incident retard temps délai logement loyer matériel ordinateur inventaire budget carnet site blog festival événement accompagnement accueil achat affichage appel appui archivage arrosage assemblage balayage bilan calcul câblage chantier
chargement chiffrage classement classeur comptage conditionnement conseil contact contrôle dépannage déchargement déploiement dépotage
désherbage développement diagnostic dossier dressage encadrement encaissement enlèvement enregistrement enseignement entretien
établissement étiquetage examen façonnage fonctionnement lavage lancement ligneage management maintien marchandisage marquage montage
métrage nettoyage nursing optimiseur paramétrage parcours partenariat pilotage plan planning pointage ponçage portage port positionnement projet
raccordement ramassage ramassement rangement rapprochement ravitaillement recensement reporting recouvrement recrutement recueil règlement
remplacement renfort réapprovisionnement réassort référencement remplissage report repassage respect routage secrétariat service soin soutien stockage
suivi support tableau tableautage test traitement transfert transport tri triage usinage sourcing merchandising marketing démontage
standard inventaire master prix programme diplôme titre doctorat concours lycée collège hôpital centre groupe garage restaurant hôtel
conservatoire musée ministère département conseil cabinet laboratoire atelier magasin comité syndicat théâtre institut domaine château
foyer réseau cinéma chiffre résultat gain record prix contact métier engagement savoir-faire esprit cadre sens goût travail rythme équilibre
environnement rôle lien terrain détail patrimoine milieu secteur produit respect calme stage rayon camping supermarché salon studio
geste soudage jardinage bricolage ménage téléphone dessin logiciel`

function read(list: string, gender: Gender): [string, Gender][] {
  return list
    .split(/\s+/u)
    .filter((word) => word !== '' && !word.includes(':'))
    .map((word) => [word, gender])
}

export type Gender = 'feminine' | 'masculine'

export const knownNouns: ReadonlyMap<string, Gender> = new Map([
  ...read(feminine, 'feminine'),
  ...read(masculine, 'masculine'),
])
