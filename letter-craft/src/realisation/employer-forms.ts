/** An employer within a sentence. */
export type EmployerForms = {
  /** «chez Flunch», «à la mairie d’Évry», «dans l’armée de terre», «en intérim» */
  readonly at: string
  /** «de Flunch», «de la mairie d’Évry»; undefined where there is no name to speak of. */
  readonly of?: string
  /** «Flunch», «la mairie d’Évry» */
  readonly name?: string
}
