/** What two passages are compared by. Figures are left out: "above 8%" and "above 12%" are nearly the same sentence. */
export type Terms = {
  /** How often each term occurs in the passage. */
  readonly counts: ReadonlyMap<string, number>
  /** How many words deny something. */
  readonly negations: number
  /** The side that the passage takes where words have an opposite, e.g. `direction+` for "grow". */
  readonly leanings: ReadonlySet<string>
}

/** Function words, which occur in any sentence and do not tell what it is about. */
const STOP_WORDS = new Set(
  (
    'a about after again all also am an and another any are as at be because been before being both but by can could did ' +
    'do does doing done each either else enough even ever every few for from further get gets had has have having he her ' +
    'here him his how i if in into is it its itself just let like made make many may me might more most much must my myself ' +
    'of off on once one only or other our out over own per put quite rather really same she should since so some soon still ' +
    'such than that the their them then there these they thing this those though through to too two three until up upon us ' +
    'very was we well were what when where whether which while who whole whom whose why will with within would yet you your ' +
    'think thinks thought believe believes expect expects know say says said want wants wanted go goes going ' +
    'day days week weeks month months quarter quarters year years today now'
  ).split(' '),
)

const NEGATION = /^(?:no|not|never|none|nobody|nothing|neither|nor|without|hardly|cannot|.+n't)$/u

/** Words with opposite meanings, because a sentence and its opposite share almost all other terms. */
const SIDES: readonly (readonly [name: string, one: string, other: string])[] = [
  [
    'direction',
    'above accelerate accelerating accelerated beat climb climbing expand expanding expanded gain gaining gained grew grow growing grown growth higher improve improving improved increase increasing increased raise raising raised rebound recover recovering recovery rise risen rising rose up',
    'below contract contracting cut cutting decline declining declined decrease decreasing decreased down drop dropping dropped fall fallen falling fell lose losing lost lower miss missed shrink shrinking shrank slow slowing slowed worsen worsening worsened',
  ],
  ['price', 'cheap cheaper undervalued bargain', 'dear expensive overvalued pricey'],
  ['trade', 'add adding bought buy buying', 'exit exiting leave leaving left sell selling sold trim trimming'],
  ['quality', 'better best good great strong stronger', 'bad badly poor weak weaker worse worst'],
]

const SIDE_OF = new Map(
  SIDES.flatMap(([name, one, other]) => [
    ...one.split(' ').map((word): [string, string] => [word, `${name}+`]),
    ...other.split(' ').map((word): [string, string] => [word, `${name}-`]),
  ]),
)

/**
 * The terms of a passage: its words of at least two letters, without stop words, numbers and the given names, each in the
 * singular.
 * @param names words that name the company, in lower case
 */
export function termsOf(passage: string, names: ReadonlySet<string>): Terms {
  const counts = new Map<string, number>()
  const leanings = new Set<string>()
  let negations = 0
  for (const word of wordsOf(passage)) {
    const side = SIDE_OF.get(word) ?? SIDE_OF.get(withoutPlural(word))
    if (side) leanings.add(side)
    if (NEGATION.test(word)) negations += 1
    else if (!STOP_WORDS.has(word) && !names.has(word) && word.length > 1) {
      const term = withoutPlural(word)
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  return { counts, negations, leanings }
}

/** The words of a text in lower case, with one form of the apostrophe. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/'s(?![\p{L}\p{M}])/gu, '')
    .match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []

/**
 * Harman's S-stemmer (D. Harman, "How effective is suffixing?", J. American Society for Information Science 42 (1991) 7), with
 * a first rule of our own that makes `business` of `businesses`.
 */
function withoutPlural(word: string): string {
  if (word.length < 4) return word
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  if (/ies$/.test(word)) return /[ea]ies$/.test(word) ? word : word.replace(/ies$/, 'y')
  if (/es$/.test(word)) return /[aeo]es$/.test(word) ? word : word.slice(0, -1)
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word
}

/** Whether one passage denies the other, or says its opposite. */
export function areOpposed(one: Terms, other: Terms): boolean {
  if (one.negations !== other.negations) return true
  return SIDES.some(([name]) => {
    const [sideOfOne, sideOfOther] = [sideTaken(one, name), sideTaken(other, name)]
    return sideOfOne !== null && sideOfOther !== null && sideOfOne !== sideOfOther
  })
}

/** null when it takes neither side, or both. */
function sideTaken({ leanings }: Terms, name: string): '+' | '-' | null {
  const [isOne, isOther] = [leanings.has(`${name}+`), leanings.has(`${name}-`)]
  return isOne === isOther ? null : isOne ? '+' : '-'
}
