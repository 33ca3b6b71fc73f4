/** A career without a card, as `PUT /v1/career` takes it before the first save. */
export const emptyCareer = {
  jobs: [],
  education: [],
  certificates: [],
  languages: [],
  tools: [],
  interests: [],
  unfiled: [],
  version: 0,
}
