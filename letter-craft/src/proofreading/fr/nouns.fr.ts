/**
 * Nouns of letters, in addition to `french/nouns.fr.ts`; those whose gender changes with their meaning are left out.
 */
export const feminineNouns = `
abnégation académie action activité adaptabilité adaptation adresse affaire affinité agence ambition analyse année appellation appétence
application approche aptitude arrivée aspiration assertivité assurance attention attestation autorisation base bienveillance boulangerie
boutique brigade campagne candidature caractéristique carrière cause cérémonie certification chaleur chance chose clinique clarté classe
cohésion collaboration collectivité collègue:x commission communauté compagnie compétence comptabilité compréhension condition conduite
confiance connaissance conscience considération consultation convention conviction coopération correspondance couture créativité crédibilité
crèche croissance culture curiosité date décennie décision déclaration découverte définition demande démarche densité détermination dette
difficulté diplomatie direction disponibilité discipline discussion documentation donnée droiture durée dynamique école écoute éducation
efficacité embauche émotion énergie entrée entreprise entrevue enquête envergure envie époque équipe étape étude exigence expérience
expertise exposition expression fabrique facilité façon faculté famille fatigue fermeté ferveur fiabilité fidélité fierté fiche filière
finance flexibilité foi fois fonction force formation forme formule fourniture franchise gamme gastronomie gendarmerie gentillesse gestion
habileté habitude hauteur histoire heure honnêteté humanité humeur hygiène idée identité impartialité implication importance impression
industrie ingéniosité initiative innovation inspiration institution intelligence intensité intention interface internationalisation
joie journée justesse justice langue lecture légitimité lettre ligne liberté licence limite liste littérature livraison logique
loyauté machine maintenance majorité mairie maison maîtrise majorité maladie marchandise marge marque matière matinée mesure métropole
méthodologie mission mobilité modestie moitié montée motivation municipalité musique mutation neutralité nouveauté nécessité nuit
obligation occasion offre ouverture opération opinion opportunité organisation orientation origine papeterie part participation passion
patience pédagogie pensée performance période personnalité personne perspective perte philosophie place plateforme plénitude politique:x
polyvalence ponctualité population porte position possibilité précision présence présentation pression preuve prime priorité prise problématique
procédure production profession progression promesse propreté proposition prospection proximité prudence puissance qualification
qualité quantité question rapidité réactivité réalité réception recherche reconversion recommandation reconnaissance référence réflexion
région règle régularité relation rémunération remarque rencontre rentrée réponse réputation résidence résistance ressource responsabilité
restauration réunion réussite richesse rigueur rubrique saison salle santé satisfaction scène science séance semaine sensibilité série
serviabilité session signature simplicité sincérité situation société soif soirée solidarité solidité solution souplesse spécialité
spontanéité stabilité stratégie structure suite surface sympathie tâche technicité technique technologie télévision température ténacité
tendance tension théorie thèse traçabilité transparence tâche unité université urgence usine utilité vacance valeur variété vente vérité vie
ville vision vitalité vitesse voiture volonté vocation voix vue zone salutation voie bourse mention certitude agriculture architecture
garantie enfance vieillesse sortie saisie reprise remise cantine cuisine pâtisserie boucherie librairie infirmerie pharmacie maternelle association clientèle facture commande recette
caisse trésorerie bureautique flotte logistique tournée palette rigueur audace élégance bibliothèque menuiserie toiture chaudière`
export const masculineNouns = `
accès accord achat acteur agrément album allié amour an anglais aperçu appareil appétit apprentissage apport après-midi:x article artisan aspect
assistant atout attachement attrait auteur avantage avenir avis baccalauréat bagage bâtiment bénéfice bénévolat besoin bien-être bilan
boulot brevet bureau but cabinet caractère catalogue centre cercle certificat challenge chantier chapitre chef chemin chiffre choix client
climat code cœur collaborateur collège commerce compagnon complément comportement compte concept concours conseil consommateur contenu contexte
contrat contact cours courrier courriel créneau critère curriculum cursus cycle danger débat début défi degré délai départ département
déroulement désir dessin développement devis devoir dévouement diplôme directeur discours dispositif documentaire document domaine don
dossier doute droit dynamisme échange écran effectif effet effort élan élément élève:x emploi employé employeur encadrement enfant engagement
enjeu ensemble entrain enthousiasme entretien environnement épanouissement équipement espace esprit essor établissement état
étudiant évènement exemple exercice fait fichier financement flux fonctionnement fournisseur français geste gestionnaire:x goût gré
groupe habitant handicap horaire horizon hôpital hôte humour impact intérêt interlocuteur investissement itinéraire jour jardin jeu journal kiosque
laboratoire langage lieu lien linge livre:x logiciel logement loisir lycée magasin malade:x management manque manuel marché matériau matériel matin
mécanisme médecin médicament mélange membre mémoire:x ménage menu mérite message métier mètre milieu ministère mois moment monde montage montant
motif moyen musée niveau nom nombre numéro objectif objet office oral ordinateur ordre organisme outil ouvrage parcours parent
partage partenaire:x partenariat pas patient patron pays permis perfectionnement personnel phénomène plaisir planning plat point
portefeuille poste potentiel pouvoir prélèvement préavis prénom prestige principe problème processus produit professeur professionnalisme
professionnel profil profit progrès projet propos prospect public quartier quotidien rang rapport rapprochement recrutement rectorat
recul référentiel regard règlement relationnel rendement rendez-vous renfort repas repos respect reporting réseau résident restaurant résultat
retard retour rêve revenu rôle rythme salaire salarié salon savoir savoir-faire savoir-être schéma secours secret secteur séjour semestre
sens sentiment sérieux service signe site soin soir solfège souci souhait soutien spectacle sport stagiaire:x stage statut stress style succès suivi
sujet supermarché support syndicat système talent tarif technicien témoignage temps terme terrain test texte thème titre ton toit tourisme
tournant traitement trajet transport travail trimestre tuteur type univers usager vecteur véhicule vélo vendeur verger vêtement vin village
visage visiteur volontariat volume voyage week-end agenda atelier audit colis entrepôt camion logement immeuble client carnet paiement bulletin
budget bloc foyer fauteuil chariot équipage moteur réseau serveur code algorithme chiffrage devis inventaire stock rayon légume fruit pain
gâteau bouquet rendez-vous dépistage pansement médicament repas goûter atelier conte jouet élevage troupeau tracteur semis`
/** Nouns with two genders, or too ambiguous to check an article. */
export const doubtfulNouns = new Set(
  `mode garde aide tour livre page manche mémoire critique physique pratique voile somme cadre standard personnel
  dynamique technique logique commercial collègue gestionnaire stagiaire partenaire membre élève malade enfant interface moral
  relationnel devoir savoir pouvoir anglais français sens bien fait suite force forme place part voie pose prise vue conduite propre
  politique après-midi merci solde espace œuvre chef auteur médecin professeur professionnel ensemble port ton pas point`.split(
    /\s+/u,
  ),
)
