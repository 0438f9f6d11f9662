/** How far back a "not" can stand from the words it turns around. */
const REACH = 60

const CLAUSE_MARK = /[.,;:!?()“”"\n\r]/u

/** After one of these a new thought begins, which an earlier "not" doesn't reach. */
const NEW_THOUGHT = '(?:because|since|until|but|so|when|as|and|if)'

/** "Not only" and "no doubt" turn nothing around. */
const TURNS =
  '(?:not(?!\\s+only)|never|no(?!\\s+(?:doubt|question|wonder|matter))|nothing|nobody|none|neither|nor|hardly|barely|without|cannot|far\\s+from|wish|(?<!no\\s)doubt|dont|doesnt|didnt|isnt|arent|wasnt|wont|cant|wouldnt)'

const NEGATION = new RegExp(
  `(?:(?<!\\p{L})${TURNS}|n['’]t)(?:\\s+(?!${NEW_THOUGHT}\\s)\\S+){0,3}\\s*$|(?<!\\p{L})non-$`,
  'iu',
)

/** Whether the words that begin at `at` are turned around by what stands before them: "not guaranteed". */
export function isNegated(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at)
  return NEGATION.test(before.split(CLAUSE_MARK).at(-1) ?? '')
}
