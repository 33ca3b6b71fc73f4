/** Nouns that stand bare in the singular for several of their kind: «conduite de réunion» leads many. */
export const countedNouns: ReadonlySet<string> = new Set(
  `acte activité affiche algorithme analyse animal animation anomalie appareil appel application
apprenti arbre arbuste armoire article atelier audit automate bande-annonce banquet base
bénéficiaire bénévole bijou bilan billet boisson brebis brochure budget buffet bureau camion
camionnette campagne canalisation candidat capteur carrosserie carte catalogue câble chambre
chantier chariot charpente chaudière chaussure chèvre chronique circuit classe client cloison
clôture cocktail colis collaborateur commande communiqué compétition compte compteur concert
concours conférence conflit conteneur contrat convention couloir courriel courrier cours crêpe
crise croquis dalle demande dessert dessin devis dépliant diagnostic dispositif document dossier
enfant engin enquête entrée escalier essai examen exercice exposition échafaudage échantillon
élève émission étude étudiant évaluation évènement événement facture façade famille fenêtre
festival fiche fichier film financement fleur flyer fonctionnalité fondation formation
fournisseur frein fruit gabarit gâteau grossesse groupe haie illustration imprimante incident indicateur
inscription installation interface interview jardin jeu jouet kit leçon lettre légume ligne
litige livre logiciel logo machine magasin maquette mariage massif menu message mesure meuble
médicament module moteur moule mur newsletter note ordinateur outil page palette panne pansement parcelle
partenaire partenariat passager patient pelouse perfusion petit-déjeuner photo pièce plaie plan
planning plante plaquette plat plateforme pneu podcast point portail porte portefeuille poste
prestataire prélèvement procès-verbal procédure produit progiciel programme projet protocole
prototype questionnaire rapport recette regard remorque rendez-vous repas reportage requête
réclamation réseau réservation résident réunion risque robot ruche salle salon sandwich sanitaire
schéma script serveur séance séjour séminaire site sortie soudure spectacle spot stage stagiaire
stand statistique structure subvention support t-shirt table tableau tee-shirt test texte ticket
toiture touriste tournoi tract tracteur tranchée usager vaccin vache véhicule vêtement vidéo
visite visiteur visuel vitre vitrine volet voyage`.split(/\s/u),
)
