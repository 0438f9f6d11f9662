/**
 * Words as a list: `75%, 80% and 85%`. One stands alone, and two have no comma.
 * @param and what stands between the last two, in the language of the words
 */
export const listWords = (words: readonly string[], and = ' and '): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`
