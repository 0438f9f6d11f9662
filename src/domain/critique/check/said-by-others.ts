import { folded, holdsWords, type QuotedAsYours } from './checked-quotations.ts'

const PEOPLE =
  '(?:friends?|brother|sister|father|mother|dad|mom|mum|uncle|aunt|cousin|son|daughter|wife|husband|partner|buddy|buddies|boss|colleagues?|neighbou?rs?|barber|dentist|doctor|broker|banker|advis[eo]r|trainer|coach|roommate|landlord|teacher|analysts?|experts?|management|ceo|cfo|guru|newsletter|youtuber|reddit|twitter|forum|everyone|everybody|people|somebody|someone|others|reuters|bloomberg|cnbc)'
const SAID =
  '(?:says?|said|thinks?|thought|believes?|believed|claims?|claimed|told me|tells me|calls?|called|swears?|swore|insists?|insisted|writes?|wrote)'
/** Just before their words: “my friend, who trades, says that it is a”. */
const OTHER_SAYS = new RegExp(
  `(?<!\\p{L})${PEOPLE}(?: (?:of mine|(?:on|at|from|in) [\\p{L}]+(?: [\\p{L}]+)?))?(?:, who [^,.;:!?]{1,40},)? (?:(?:just|always|also|still|all|really|keeps?) )?${SAID}(?: me| us)?(?: that)?(?: (?:it|this|they|he|she)(?:'s|'ll| is| are| will)?)?(?: an?| the)?[ :,]*"?$`,
  'u',
)
/** Said anywhere, it may be the investor's own view, too. */
const AGREES =
  /(?<!\p{L})(?:i (?:\p{L}+ )?(?:agree|believe (?:him|her|it|them|so)|think so|share)|(?:he|she|they)(?:'s|'re| is| are) right|so do i|me too|same here)(?!\p{L})/u
/** The critique says itself that the words are quoted. */
const SAYS_WHOSE = new RegExp(
  `(?<!\\p{L})(?:${PEOPLE}|quot\\p{L}+|cit\\p{L}+|disagree\\p{L}*|reject\\p{L}*|den(?:y|ied|ies)|repeat\\p{L}*|hearsay|another|else['’]s)(?!\\p{L})`,
  'iu',
)

/**
 * Of quotations that a critique gives as the investor's own words, those that stand in the theses only as what somebody else says.
 * Read in English.
 * @param theses all that the investor wrote as theses
 * @param other what else of what was given is the investor's: tests, principles
 */
export function wordsOfOthers(
  quoted: readonly QuotedAsYours[],
  theses: readonly string[],
  other: string,
): readonly string[] {
  const [texts, rest] = [theses.map(folded), folded(other)]
  if (texts.some((text) => AGREES.test(text))) return []
  const saidByOthers = new Map<string, boolean>()
  return quoted
    .filter(({ sentence, pieces: [piece, ...more] }) => {
      if (piece === undefined || more.length > 0 || SAYS_WHOSE.test(sentence)) return false
      const isOfOthers = saidByOthers.get(piece) ?? (!holdsWords(rest, piece) && isOnlySaidByOthers(texts, piece))
      saidByOthers.set(piece, isOfOthers)
      return isOfOthers
    })
    .map(({ words }) => words)
}

function isOnlySaidByOthers(texts: readonly string[], piece: string): boolean {
  const before = texts.flatMap((text) => wordsBefore(text, piece))
  return before.length > 0 && before.every((words) => OTHER_SAYS.test(words))
}

/** In characters: as long as a name of who says it may be. */
const REACH = 120

/** What stands just before each place of some words in a text. */
function wordsBefore(text: string, words: string): readonly string[] {
  const before: string[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    before.push(text.slice(Math.max(0, at - REACH), at))
  return before
}
