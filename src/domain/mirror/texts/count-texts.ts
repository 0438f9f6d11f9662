const WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** `once`, `twice`, `three times`, `13 times` */
export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${WORDS[count - 3] ?? count} times`

export const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** `75%, 80% and 85%` */
export const listWords = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
