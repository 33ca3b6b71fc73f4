/** Nouns that stand bare in the singular for several of their kind: «conduite de réunion» leads many. */
export const countedNouns: ReadonlySet<string> = new Set(
  `acte activité affiche algorithme analyse animal animation anomalie appareil appel application
apprenti arbre arbuste armoire article atelier audit automate bande-annonce banquet base bijou bilan
billet boisson brebis brochure budget buffet bureau bénéficiaire bénévole camion camionnette
campagne canalisation candidat capteur carrosserie carte catalogue chambre chantier chariot
charpente chaudière chaussure chronique chèvre circuit classe client cloison clôture cocktail colis
collaborateur commande communiqué compte compteur compétition concert conflit conteneur contrat
convention couloir courriel courrier cours crise croquis crêpe câble dalle demande dessert dessin
devis diagnostic document dossier dépliant enfant engin enquête entrée escalier essai examen
exercice exposition facture famille façade fenêtre festival fiche film financement fleur flyer
fonctionnalité fondation formation fournisseur frein fruit gabarit grossesse groupe gâteau haie
illustration incident indicateur inscription installation interface interview jardin jeu jouet kit
lettre leçon ligne litige livre logiciel logo légume machine magasin maquette mariage massif médicament point regard menu
message mesure meuble module moteur moule mur newsletter note outil page palette panne pansement
parcelle partenaire partenariat passager patient pelouse perfusion petit-déjeuner photo pièce plaie
plan planning plante plaquette plat pneu podcast portail porte portefeuille poste prestataire
procès-verbal procédure produit progiciel programme projet prototype prélèvement questionnaire
rapport remorque rendez-vous repas reportage requête risque robot ruche réclamation réseau
réservation résident réunion salle salon sandwich sanitaire schéma script serveur site sortie
soudure spectacle spot stage stagiaire stand statistique structure subvention séance séminaire
t-shirt table tableau tee-shirt test texte ticket toiture touriste tournoi tract tracteur tranchée
usager vaccin vache vidéo visite visiteur visuel vitre vitrine volet véhicule vêtement échafaudage
échantillon élève émission étude étudiant évaluation évènement événement`.split(/\s/u),
)
