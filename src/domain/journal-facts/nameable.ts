/** Whether a ticker may stand in a sentence. It comes from outside: one that could break the sentence is not repeated. */
export const isNameable = (ticker: string): boolean => /^[A-Z0-9]+(?:[.-][A-Z0-9]+)*$/u.test(ticker)
