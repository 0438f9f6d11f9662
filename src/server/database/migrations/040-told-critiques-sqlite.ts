/** One process writes to a SQLite, so there is nobody else to tell. */
export const statements: readonly string[] = []
