/**
 * Towns of France that a CV names without more, beyond those of which the name is also a shop’s or a family’s. A place
 * that is none of them may be an employer of the same name.
 */
export const largeTowns: readonly string[] =
  `Paris Marseille Lyon Toulouse Nice Nantes Montpellier Strasbourg Bordeaux Lille Rennes Reims Toulon Saint-Étienne
  Le-Havre Dijon Grenoble Angers Villeurbanne Saint-Denis Nîmes Aix-en-Provence Clermont-Ferrand Le-Mans Brest Tours
  Amiens Annecy Limoges Metz Boulogne-Billancourt Perpignan Besançon Orléans Rouen Montreuil Caen Argenteuil Mulhouse
  Nancy Tourcoing Roubaix Nanterre Vitry-sur-Seine Créteil Avignon Poitiers Aubervilliers Asnières-sur-Seine Colombes
  Dunkerque Versailles Aulnay-sous-Bois Saint-Pierre Fort-de-France Courbevoie Cherbourg Cherbourg-en-Cotentin
  Rueil-Malmaison Béziers Champigny-sur-Marne Saint-Maur-des-Fossés Antibes La-Rochelle Cannes Calais Bourges
  Mérignac Saint-Nazaire Colmar Ajaccio Issy-les-Moulineaux Valence Quimper Noisy-le-Grand Levallois-Perret
  Villeneuve-d’Ascq Troyes Antony La-Seyne-sur-Mer Neuilly-sur-Seine Sarcelles Vénissieux Clichy Les-Abymes Pessac
  Lorient Ivry-sur-Seine Cergy Niort Montauban Chambéry Saint-Quentin Villejuif Hyères Cayenne Épinay-sur-Seine
  Pantin Beauvais Cholet Bondy Fréjus La-Roche-sur-Yon Vannes Arles Maisons-Alfort Chelles Saint-Ouen Évry
  Évry-Courcouronnes Fontenay-sous-Bois Sartrouville Massy Clamart Laval Vincennes Albi Évreux Martigues Bayonne
  Brive-la-Gaillarde Belfort Vaulx-en-Velin Suresnes Corbeil-Essonnes Charleville-Mézières Carcassonne Meaux
  Saint-Malo Saint-Brieuc Blois Châlons-en-Champagne Chalon-sur-Saône Sète Salon-de-Provence Istres Tarbes Arras
  Boulogne-sur-Mer Saint-Herblain Bastia Castres Thionville Gap Compiègne Wattrelos Douai Angoulême Alès Draguignan
  Bourg-en-Bresse Thonon-les-Bains Périgueux Mâcon Roanne Auxerre Nevers Montluçon Vichy Châteauroux Dax Pau Agen
  Mont-de-Marsan Rodez Aurillac Cahors Foix Auch Mende Privas Digne-les-Bains Briançon Le-Puy-en-Velay Le-Creusot
  Moulins Guéret Tulle Chartres Dreux Vendôme Saumur Laon Soissons Chaumont Saint-Dizier Épinal Bar-le-Duc Verdun
  Lons-le-Saunier Dole Vesoul Montbéliard Haguenau Alençon Saint-Lô Lisieux Dieppe Fougères Vitré Lannion Morlaix
  Concarneau Dinan Pontivy Les-Herbiers Les-Sables-d’Olonne Rochefort Saintes Cognac Royan Libourne Arcachon Biarritz
  Anglet Narbonne Millau Lens Liévin Béthune Valenciennes Maubeuge Cambrai Saint-Omer Abbeville Creil Melun
  Fontainebleau Mantes-la-Jolie Poissy Rambouillet Pontoise Bobigny Drancy Livry-Gargan Le-Blanc-Mesnil La-Courneuve
  Les-Lilas Les-Mureaux Les-Ulis Le-Kremlin-Bicêtre Le-Perreux-sur-Marne Le-Plessis-Robinson Le-Chesnay Le-Pecq
  Le-Raincy Le-Bourget Le-Vésinet La-Défense La-Garenne-Colombes La-Celle-Saint-Cloud Le-Cannet Le-Bouscat La-Ciotat
  La-Teste-de-Buch La-Baule La-Baule-Escoublac La-Madeleine La-Flèche La-Valette-du-Var La-Garde Le-Port Le-Tampon
  Le-Lamentin Le-Moule Le-Gosier Le-Pontet Le-Grand-Quevilly Le-Petit-Quevilly L’Haÿ-les-Roses L’Isle-Adam
  L’Isle-d’Abeau L’Île-Rousse Les-Pavillons-sous-Bois Les-Clayes-sous-Bois Les-Pennes-Mirabeau Bron Vienne Oullins
  Échirolles Voiron Aubagne Menton Grasse Cavaillon Orange Carpentras Manosque Lunel Agde Frontignan Colomiers
  Blagnac Muret Tournefeuille Talence Gradignan Lormont Cenon Bègles Rezé Orvault Saint-Denis-de-la-Réunion Mamoudzou
  Basse-Terre Pointe-à-Pitre Nouméa Papeete`
    .trim()
    .split(/\s+/u)

/** Departments and regions of France: they follow the name of a town. */
export const areas: readonly string[] =
  `Ain Aisne Allier Alpes-de-Haute-Provence Hautes-Alpes Alpes-Maritimes Ardèche Ardennes Ariège Aube Aude Aveyron
  Bouches-du-Rhône Calvados Cantal Charente Charente-Maritime Cher Corrèze Corse Corse-du-Sud Haute-Corse Côte-d’Or
  Côtes-d’Armor Creuse Dordogne Doubs Drôme Eure Eure-et-Loir Finistère Gard Haute-Garonne Gers Gironde Hérault
  Ille-et-Vilaine Indre Indre-et-Loire Isère Jura Landes Loir-et-Cher Loire Haute-Loire Loire-Atlantique Loiret Lot
  Lot-et-Garonne Lozère Maine-et-Loire Manche Marne Haute-Marne Mayenne Meurthe-et-Moselle Meuse Morbihan Moselle
  Nièvre Nord Oise Orne Pas-de-Calais Puy-de-Dôme Pyrénées-Atlantiques Hautes-Pyrénées Pyrénées-Orientales Bas-Rhin
  Haut-Rhin Rhône Haute-Saône Saône-et-Loire Sarthe Savoie Haute-Savoie Seine-Maritime Seine-et-Marne Yvelines
  Deux-Sèvres Somme Tarn Tarn-et-Garonne Var Vaucluse Vendée Haute-Vienne Vosges Yonne Territoire-de-Belfort Essonne
  Hauts-de-Seine Seine-Saint-Denis Val-de-Marne Val-d’Oise Guadeloupe Martinique Guyane La-Réunion Réunion Mayotte
  Auvergne Rhône-Alpes Auvergne-Rhône-Alpes Bourgogne Franche-Comté Bourgogne-Franche-Comté Bretagne Centre
  Centre-Val-de-Loire Alsace Lorraine Champagne-Ardenne Grand-Est Picardie Nord-Pas-de-Calais Hauts-de-France
  Île-de-France IDF Basse-Normandie Haute-Normandie Normandie Aquitaine Limousin Poitou-Charentes Nouvelle-Aquitaine
  Languedoc-Roussillon Midi-Pyrénées Occitanie Pays-de-la-Loire Provence-Alpes-Côte-d’Azur PACA`
    .trim()
    .split(/\s+/u)

/** Towns abroad that CVs name, beyond those of the register of communes. */
export const townsAbroad: readonly string[] =
  `Londres London Dublin Berlin Munich Hambourg Francfort Cologne Sarrebruck Stuttgart Vienne Zurich Genève Lausanne Bâle
  Berne Fribourg Neuchâtel Lugano Bruxelles Anvers Gand Liège Namur Charleroi Luxembourg Amsterdam Rotterdam Madrid
  Barcelone Valence Séville Lisbonne Porto Rome Milan Turin Naples Florence Athènes Prague Varsovie Cracovie Budapest
  Bucarest Sofia Belgrade Zagreb Stockholm Oslo Copenhague Helsinki Moscou Kiev Istanbul Ankara Beyrouth Dubaï Doha
  Abou-Dabi Tel-Aviv Jérusalem Le-Caire Tunis Sfax Sousse Alger Oran Constantine Annaba Tizi-Ouzou Béjaïa Casablanca
  Rabat Marrakech Fès Tanger Agadir Meknès Dakar Thiès Bamako Abidjan Yamoussokro Ouagadougou Niamey Conakry Lomé Cotonou
  Accra Lagos Douala Yaoundé Libreville Brazzaville Kinshasa Lubumbashi Antananarivo Port-Louis Johannesburg Le-Cap
  Nairobi Montréal Québec Toronto Ottawa Vancouver New-York Boston Chicago Washington San-Francisco Los-Angeles Miami
  Mexico Bogota Lima Santiago Buenos-Aires São-Paulo Rio-de-Janeiro Tokyo Pékin Shanghai Hong-Kong Singapour Bangkok
  Hanoï Saïgon Séoul Mumbai Delhi Bangalore Sydney Melbourne Auckland Wellington Monaco Kaboul Damas Bagdad Téhéran`
    .trim()
    .split(/\s+/u)
