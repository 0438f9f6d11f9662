import { type Token, wordSet } from '../../language/tokens.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { DEAD, GOES, HOLDING_ENDS, HOLDS, POSITIONS, SURVIVES, THESES } from '../vocabulary/consequence-phrases.ts'
import { phraseAt } from '../vocabulary/phrases.ts'

/** Finds "the thesis is dead", "it goes", "the position will be sold". */
export function doneByThing(tokens: readonly Token[], at: number): Consequence | null {
  const word = tokens[at]?.word ?? ''
  // "The reason's gone" has its verb in the same word.
  const isThesis = THESES.has(word.endsWith("'s") ? word.slice(0, -2) : word)
  if (!isThesis && !POSITIONS.has(word) && !IS_IT.has(word)) return null
  // "They're sold" is of what is held; "they're gone" may be of customers.
  if (word === "they're" && tokens[at + 1]?.word !== 'sold') return null
  // "If they go, I'm right": what opens with an "if" is a condition.
  if (/^(?:if|unless|when|once|whether|while)$/.test(tokens[at - 1]?.word ?? '') && !isThesis) return null
  // "The math I did is garbage"
  const isOwn = tokens[at + 1]?.word === 'i' && /^(?:did|made|wrote|built|had)$/.test(tokens[at + 2]?.word ?? '')
  const start = at + (isThesis && isOwn ? 3 : 1)
  // "They order it to be sold" is about somebody else's act.
  if (!isThesis && tokens[start]?.word === 'to') return null
  const holds = isThesis ? phraseAt(HOLDS, tokens, start) : null
  if (holds) return { ...thing(tokens, at, start + holds.count, true), kind: 'holds', isNegated: false }
  const survives =
    isThesis || /^(?:position|stake|holding|investment)$/.test(word) ? phraseAt(SURVIVES, tokens, start) : null
  if (survives) return { ...thing(tokens, at, start + survives.count, true), kind: 'survives', isNegated: false }
  const verb = MODALS.has(tokens[start]?.word ?? '') ? start + 1 : start
  const ended = HOLDINGS.has(word) ? phraseAt(HOLDING_ENDS, tokens, verb) : null
  if (ended) return thing(tokens, at, verb + ended.count, false)
  for (let skipped = 0; skipped <= MOST_SKIPPED; skipped += 1) {
    const place = start + skipped
    const dead = isThesis ? phraseAt(DEAD, tokens, place) : phraseAt(GOES, tokens, place)
    const isPossession = /^ha(?:s|ve)$/.test(tokens[place]?.word ?? '')
    // In "losing the case ends this", the case is what ends it.
    if (dead && isThesis && /^(?:it|this|that)$/.test(tokens[place + dead.count]?.word ?? '')) return null
    if (dead && (isThesis || isPossession || !goesOnInOtherSense(tokens, place + dead.count)))
      return thing(tokens, at, place + dead.count, isThesis)
    if (!SKIPPED.has(tokens[place]?.word ?? '')) return null
  }
  return null
}

const IS_IT = wordSet("it's its that's thats they're")
/** The words with which such a consequence may begin. */
export const BEGIN_OF_THING: readonly string[] = [
  ...[...THESES].flatMap((word) => [word, `${word}'s`]),
  ...POSITIONS,
  ...IS_IT,
]

const HOLDINGS = wordSet('position stake holding investment ownership')
const MODALS = wordSet('will would shall must should')
const MOST_SKIPPED = 6
const SKIPPED = wordSet(
  "is are 's was has have will would be been then simply just also gets get to for position owning holding my it me own in of that not doesn't does this a and full about the here",
)
const DETERMINERS = wordSet(
  'the my our this that whole entire investment bull original growth only normalisation reinvestment lifetime value of',
)

function thing(tokens: readonly Token[], at: number, to: number, isThesis: boolean): Consequence {
  let from = at
  while (
    from > 0 &&
    at - from < 4 &&
    (DETERMINERS.has(tokens[from - 1]?.word ?? '') ||
      (isThesis &&
        from > 1 &&
        /^[a-z'-]+$/.test(tokens[from - 1]?.word ?? '') &&
        !/^(?:and|or|then|so)$/.test(tokens[from - 1]?.word ?? '') &&
        DETERMINERS.has(tokens[from - 2]?.word ?? '')))
  )
    from -= 1
  // "Billings under 20%: timing theory dead"
  if (isThesis && tokens[from - 2]?.word === ':' && /^[a-z'-]+$/.test(tokens[from - 1]?.word ?? '')) from -= 1
  const isNegated =
    tokens.slice(at, to).some(({ word }) => word === 'not') && !/hold|stand|work/.test(tokens[to - 1]?.word ?? '')
  return { from, to, followedBy: isThesis ? 'was-wrong' : 'sell', kind: 'thing', isNegated }
}

/** "Goes" or "over" means that the position is gone only when nothing after it gives it another sense. */
const OTHER_SENSE =
  /^(?:(?:up|down|higher|lower|nowhere|sideways|parabolic|bananas|crazy|wild|to|through|above|below|under|back|from|on|wrong|well|bad|public|with|into|somewhere|anywhere|there|here|ahead|along|around|together|far|home|by(?! (?:noon|lunch|then|tonight|tomorrow|monday|friday|the (?:close|end|evening)))|a|the(?! (?:same|next|very|following|moment|day|minute|instant|second|morning|week))|of|in|that|than)(?: |$)|for (?!me)|\d|[$€£])/

export const hasOtherSense = (tokens: readonly Token[], at: number): boolean =>
  OTHER_SENSE.test(`${tokens[at]?.word ?? '.'} ${tokens[at + 1]?.word ?? ''}`)

/** What is sold or cut to zero is that whatever it is sold on; only somebody to whom, by whom or for what gives it another sense. */
const goesOnInOtherSense = (tokens: readonly Token[], at: number): boolean =>
  IS_SOLD.test(tokens[at - 1]?.word ?? '')
    ? SOLD_IN_OTHER_SENSE.test(tokens[at]?.word ?? '')
    : hasOtherSense(tokens, at)
const IS_SOLD = /^(?:sold|closed|dumped|exited|liquidated|unwound|zero|nothing)$/
const SOLD_IN_OTHER_SENSE = /^(?:to|by|in|for|from|into|through|as|\d.*|[$€£].*)$/
