/** Great fields of trades as a sentence says where one works, by the beginnings of the codes of the register. */
const fields: readonly (readonly [codes: RegExp, name: string])[] = [
  [/^A1[14]/u, 'dans l’agriculture'],
  [/^A12/u, 'dans les espaces verts et la forêt'],
  [/^C11/u, 'dans l’assurance'],
  [/^C1[23]/u, 'dans la banque'],
  [/^C15/u, 'dans l’immobilier'],
  [/^D12(?:02|08)/u, 'dans la coiffure et l’esthétique'],
  [/^D11/u, 'dans le commerce alimentaire'],
  [/^D1[235]/u, 'dans le commerce'],
  [/^D14/u, 'dans la relation commerciale'],
  [/^E11/u, 'dans la communication et l’édition'],
  [/^F/u, 'dans le bâtiment et les travaux publics'],
  [/^G1[13]/u, 'dans le tourisme'],
  [/^G12/u, 'dans l’animation'],
  [/^G1[4-8]/u, 'dans l’hôtellerie et la restauration'],
  [/^H/u, 'dans l’industrie'],
  [/^I1/u, 'dans la maintenance et la réparation'],
  [/^(?:K1303|K1202|J1304)/u, 'auprès des jeunes enfants'],
  [/^J/u, 'dans la santé'],
  [/^K12/u, 'dans le travail social'],
  [/^K13/u, 'dans l’aide à la personne'],
  [/^K16/u, 'dans la culture'],
  [/^K19/u, 'dans le droit'],
  [/^K21/u, 'dans l’enseignement et la formation'],
  [/^K2[23]/u, 'dans la propreté'],
  [/^K25/u, 'dans la sécurité'],
  [/^L1[1-3]/u, 'dans le spectacle'],
  [/^M12/u, 'dans la comptabilité et la gestion'],
  [/^M15/u, 'dans les ressources humaines'],
  [/^M16/u, 'dans l’accueil et l’administration'],
  [/^M17/u, 'dans le marketing et la vente'],
  [/^M18/u, 'dans l’informatique'],
  [/^N[14]/u, 'dans le transport et la logistique'],
]

/** «dans le commerce», for the code of an occupation; undefined where no field has a plain name. */
export const tradeField = (code: string): string | undefined =>
  fields.find(([codes]) => codes.test(code))?.[1]
