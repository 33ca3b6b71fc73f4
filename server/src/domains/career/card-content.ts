/** What a card or a career says, whatever the ids: equal texts for equal contents. */
export const contentOf = (content: object): string =>
  JSON.stringify(content, (key, value) => (key === 'id' ? undefined : sorted(value)))

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
