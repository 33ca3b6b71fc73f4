/**
 * Capitalised words after «rejoindre» or «votre société» that name no other company; first words, without accents.
 */
export const notCompanies: ReadonlySet<string> = new Set(
  `paris lyon marseille lille nantes bordeaux toulouse rennes strasbourg nice grenoble dijon brest tours angers montpellier rouen caen nancy
  metz reims france europe bretagne normandie provence occitanie alsace auvergne aquitaine vous votre vos notre monsieur madame mesdames
  master licence bts but dut bac cap bep diu deug doctorat doctorante mba l le la les un une internet instagram linkedin facebook
  excel word powerpoint sage python java janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  atlantique mediterranee
  canada quebec allemagne espagne italie belgique suisse londres berlin bruxelles geneve afrique asie amerique
  universite ecole faculte institut iut lycee college hopital chu ehpad mairie association je nous pole education etat`.split(
    /\s+/u,
  ),
)
