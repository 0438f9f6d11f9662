/** A word that names have given up: it is looked for in the parts of a name, or, where it is `alone`, as the whole name. */
type GivenUpWord = { readonly word: string; readonly isAlone: boolean }

/**
 * The words in code quotes of the last column of a table. One with `alone` behind it is an ordinary word within other names:
 * `Round` was a holding period, and `roundToCents` rounds.
 */
export const givenUpIn = (table: string): GivenUpWord[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Word'))
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([\w-]+)`( alone)?/g)])
    .map(([, word = '', alone]) => ({ word, isAlone: alone !== undefined }))

/**
 * Whether a name is made with a word, however its parts are joined: `heldBack` is in `HeldBackNews`, `HELD_BACK` and
 * `held-back.ts`; `desk` is in `PriceDesk` and not in `desktop`.
 */
export function isMadeWith({ word, isAlone }: GivenUpWord, name: string): boolean {
  if (isAlone) return name === word
  return ` ${partsOf(name)} `.includes(` ${partsOf(word)} `)
}

/** By name: each is compared with every word, and comes back in many files. */
const PARTS = new Map<string, string>()

function partsOf(name: string): string {
  const parts = PARTS.get(name) ?? readParts(name)
  PARTS.set(name, parts)
  return parts
}

const readParts = (name: string): string =>
  [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)].map(([part]) => part.toLowerCase()).join(' ')
