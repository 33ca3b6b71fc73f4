/** Tables that a statement reads or writes. */
export function tablesOf(statement: string): Set<string> {
  const found = statement.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)
  return new Set([...found].map(([, table]) => table!))
}

/** Conditions on `user_id`: compared, in a list, or joined by. */
const condition = /user_id"?\)?\s*(?:=|in\b|is not distinct)|=\s*[\w".]*user_id\b|using \("?user_id/gi
const inserted = /insert into "?(\w+)"?\s*(?:as \w+\s*)?\(([^)]*)\)/gi

/**
 * Whether a statement names the user for each of the personal tables that it touches: a condition for each, or the column
 * among those of an INSERT. A database distributed by `user_id` then asks one server.
 */
export function namesTheUser(statement: string, personal: ReadonlySet<string>): boolean {
  const touched = [...tablesOf(statement)].filter((table) => personal.has(table))
  const insertedRows = [...statement.matchAll(inserted)].filter(([, , columns]) =>
    /\buser_id\b/.test(columns!),
  )
  return [...statement.matchAll(condition)].length + insertedRows.length >= touched.length
}
