const WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** `once`, `twice`, `three times`, `13 times` */
export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${WORDS[count - 3] ?? count} times`

export const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
