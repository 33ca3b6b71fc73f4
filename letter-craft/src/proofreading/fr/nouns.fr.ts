/**
 * Nouns of letters, in addition to `french/nouns.fr.ts`; those whose gender changes with their meaning are left out.
 */
export const feminineNouns = `
abnégation académie action activité adaptabilité adaptation adresse affaire affinité ambition année appellation
appétence aptitude arrivée aspiration assertivité assurance attention attestation autorisation base brigade
candidature caractéristique carrière cause cérémonie chaleur chance chose clarté classe cohésion collaboration
collectivité collègue commission compétence compréhension condition confiance conscience considération convention
conviction coopération correspondance créativité crédibilité date décennie décision déclaration découverte
définition demande densité détermination dette difficulté diplomatie disponibilité discipline discussion donnée
droiture durée dynamique éducation efficacité embauche émotion énergie entrevue envergure époque étape exigence
expertise exposition expression fabrique facilité façon faculté famille fatigue fermeté ferveur fiabilité fidélité
fierté fiche filière finance flexibilité foi fois fonction force forme formule franchise gamme gastronomie
gendarmerie gentillesse habileté habitude hauteur histoire heure honnêteté humanité humeur idée identité
impartialité implication importance impression industrie ingéniosité initiative inspiration institution intelligence
intensité intention interface internationalisation joie journée justesse justice lecture légitimité lettre ligne
liberté limite liste littérature logique loyauté machine majorité maladie marchandise marge marque matière matinée
mesure méthodologie modestie moitié montée motivation municipalité musique mutation neutralité nouveauté nécessité
nuit obligation occasion offre ouverture opération opinion opportunité origine papeterie part pensée performance
période personnalité personne perspective philosophie plénitude politique population porte position précision
présence pression preuve prime priorité problématique profession promesse proposition prudence puissance
qualification quantité question rapidité réactivité réalité reconversion recommandation reconnaissance référence
réflexion règle régularité rémunération remarque rencontre rentrée réponse résistance ressource richesse rubrique
saison santé scène science séance semaine sensibilité série serviabilité session signature simplicité sincérité
situation soif soirée solidité solution souplesse spécialité spontanéité stabilité structure suite surface sympathie
technicité technique télévision température ténacité tendance tension théorie thèse transparence unité urgence usine
utilité vacance variété vérité vie vision vitalité vitesse voiture volonté vocation voix vue zone salutation voie
certitude agriculture architecture garantie enfance vieillesse sortie cantine pâtisserie boucherie infirmerie
maternelle facture trésorerie flotte tournée palette audace élégance toiture chaudière`
export const masculineNouns = `
accès accord acteur agrément album allié amour an anglais aperçu appareil appétit apprentissage apport après-midi
article artisan aspect assistant atout attachement attrait auteur avantage avenir avis baccalauréat bagage bâtiment
bénéfice bénévolat besoin bien-être boulot brevet bureau but caractère catalogue cercle certificat challenge
chapitre chef chemin choix client climat code cœur collaborateur commerce compagnon complément comportement compte
concept consommateur contenu contexte contrat cours courrier courriel créneau critère curriculum cursus cycle danger
débat début défi degré départ déroulement désir devis devoir dévouement directeur discours dispositif documentaire
document don doute droit dynamisme échange écran effectif effet effort élan élément élève emploi employé employeur
enfant enjeu ensemble entrain enthousiasme épanouissement équipement espace essor état étudiant évènement exemple
exercice fait fichier financement flux fournisseur français gestionnaire gré habitant handicap horaire horizon hôte
humour impact intérêt interlocuteur investissement itinéraire jour jardin jeu journal kiosque langage lieu linge
livre loisir malade manque manuel marché matériau matin mécanisme médecin médicament mélange membre mémoire menu
mérite message mètre mois moment monde montant motif moyen niveau nom nombre numéro objectif objet office oral ordre
organisme outil ouvrage parent partage partenaire pas patient patron pays permis perfectionnement personnel
phénomène plaisir plat point portefeuille poste potentiel pouvoir prélèvement préavis prénom prestige principe
problème processus professeur professionnalisme professionnel profil profit progrès propos prospect public quartier
quotidien rang rapport rectorat recul référentiel regard rendement rendez-vous repas repos résident retour rêve
revenu salaire salarié savoir savoir-être schéma secours secret séjour semestre sentiment sérieux signe soir solfège
souci souhait spectacle sport stagiaire statut stress style succès sujet système talent tarif technicien témoignage
terme texte thème ton toit tourisme tournant trajet trimestre tuteur type univers usager vecteur véhicule vélo
vendeur verger vêtement vin village visage visiteur volontariat volume voyage week-end agenda audit colis entrepôt
camion immeuble paiement bulletin bloc fauteuil chariot équipage moteur serveur algorithme stock légume fruit pain
gâteau bouquet dépistage pansement goûter conte jouet élevage troupeau tracteur semis`
/** Nouns with two genders, or too ambiguous to check an article. */
export const doubtfulNouns = new Set(
  `mode garde aide tour livre page manche mémoire critique physique pratique voile somme cadre standard personnel
  dynamique technique logique commercial collègue gestionnaire stagiaire partenaire membre élève malade enfant interface moral
  relationnel devoir savoir pouvoir anglais français sens bien fait suite force forme place part voie pose prise vue conduite propre
  politique après-midi merci solde espace œuvre chef auteur médecin professeur professionnel ensemble port ton pas point`.split(
    /\s+/u,
  ),
)
