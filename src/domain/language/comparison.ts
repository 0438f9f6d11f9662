import { plainText, type Span } from './plain-text.ts'
import { type Quantity, quantitiesOf } from './quantities.ts'

/** A quantity that something is compared with, or by which it moves. */
export type Comparison = Span & {
  readonly side: 'below' | 'above'
  readonly quantity: Quantity
  /** It moves by the quantity ("falls 10%", "grows less than 5%"), instead of being below or above it. */
  readonly isChange: boolean
  /** For a change: downwards, so that "falls 10%" is a change by -10. */
  readonly isFall: boolean
  /** It is said to be worse or better than the quantity: of what has to stay low, worse is more. */
  readonly isJudged?: true
}

const FALLS =
  "(?:fall|drop|dip|slip|sink|slow|decline|shrink|compress|contract|decrease|slide|crash|tumble|plunge|erode|lose|collapse)(?:s|es|d|ed|ing|ping|ped)?|fell|fallen|sank|slid|shrank|lost|(?:goes|go|went|going) back(?= by)|(?:am|is|are|'m|'s|be|was|went|go|goes) down|down"
const RISES =
  "(?:rise|climb|grow|increase|jump|gain|advance|expand|soar|surge|spike|balloon)(?:s|d|ed|ing)?|rose|grew|risen|grown|rising|(?:am|is|are|'m|'s|be|was|went|go|goes) up|up"
const GROWS = '(?:(?:rise|increase|raise|gain) of|grow(?:s|ing|n)?|grew|increas(?:e|es|ed|ing))(?: at| by)?'
const REACHES = '(?:come|comes|came|go|goes|went|get|gets|got|back)(?: (?:down|up|back))*'

const BELOW =
  'below|under|beneath|underneath|less than|lower than|fewer than|smaller than|worse than|slower than|short of|south of|sub-?|at most|<=?|≤|miss(?:es)?|undershoots?'
const ABOVE =
  'above|over|more than|greater than|higher than|bigger than|better than|faster than|at least|north of|past|beyond|exceed(?:s|ing)?|tops?|>=?|≥|cross(?:es)?|pass(?:es)?|reach(?:es)?|hits?|stay(?:s|ing)? at'
const BY = '(?: by| of)?(?: (?:more than|at least|over|another|a further))*'
const HEDGE = '(?: (?:about|around|roughly|the|a|an|my|our|say|even|line of|level of|mark of))*'

type Way = Pick<Comparison, 'side' | 'isChange'> & { readonly way: RegExp; readonly isFall?: true }

/** The words just before the quantity; the first entry that matches counts. */
const BEFORE: readonly Way[] = [
  { way: ending(`${GROWS} (?:${BELOW})`), side: 'below', isChange: true },
  { way: ending(`${GROWS} (?:${ABOVE})`), side: 'above', isChange: true },
  { way: ending(`(?:${FALLS})${BY}`), side: 'below', isChange: true, isFall: true },
  { way: ending(`(?:${RISES})${BY}`), side: 'above', isChange: true },
  { way: ending(`(?:${FALLS}|${REACHES} down)(?: back)?(?: down)? to`), side: 'below', isChange: false },
  { way: ending(`(?:${RISES}|${REACHES})(?: back)?(?: up)? to`), side: 'above', isChange: false },
  { way: ending(BELOW), side: 'below', isChange: false },
  { way: ending(ABOVE), side: 'above', isChange: false },
]

/** The words just after it: "5% or less", "a 10% loss". */
const AFTER: readonly Way[] = [
  // "10%+ growth"
  { way: /^\+(?![\d+])/, side: 'above', isChange: false },
  {
    way: beginning('or (?:less|lower|worse|below|under|fewer)|and (?:below|under|lower)'),
    side: 'below',
    isChange: false,
  },
  {
    way: beginning('or (?:more|higher|better|above|over|greater)|and (?:above|over|higher)'),
    side: 'above',
    isChange: false,
  },
  {
    way: beginning('(?:loss|drop|fall|decline|drawdown|decrease|hit|cut|reduction)'),
    side: 'below',
    isChange: true,
    isFall: true,
  },
  { way: beginning('(?:gain|rise|increase|jump|profit)'), side: 'above', isChange: true },
]

function ending(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})${HEDGE} ?$`)
}

function beginning(words: string): RegExp {
  return new RegExp(`^ (?:${words})(?![a-z])`)
}

/** A "not" before a comparison, in the same clause. */
const NOT =
  /(?:(?<![a-z])(?:not|never|no longer|cannot|fails? to|failing to|failure (?:of [^,;.]{1,40} )?to|unable to|nowhere near|no(?= (?:more|less|higher|lower) than))(?![a-z])|n't(?![a-z]))[^,;.]*$/u
/** How far back the words of a comparison and its "not" may begin, in characters. */
const REACH = 64

/** The quantities in a text that something is compared with, in order. A "not" before one reverses its side. */
export function comparisonsOf(text: string): readonly Comparison[] {
  const plain = plainText(text)
  const single = SINGLE_DIGITS.exec(plain)
  if (single) return [...counted(text, plain), singleDigits(single)]
  const double = FALLS_BY_DOUBLE_DIGITS.exec(plain)
  return double ? [...counted(text, plain), doubleDigits(double)] : counted(text, plain)
}

/** "Still falling double digits" is a change by -10% or less. */
const FALLS_BY_DOUBLE_DIGITS = new RegExp(
  `(?:${FALLS}|declin(?:es?|ed|ing))(?: by| at)?(?: a)? double[- ]digits?(?![a-z])`,
)

const doubleDigits = ({ index, 0: words }: RegExpExecArray): Comparison => {
  const span = { from: index, to: index + words.length }
  const quantity: Quantity = { ...span, value: '-10', unit: 'percent', isUsd: false }
  return { ...span, side: 'below', quantity, isChange: true, isFall: true }
}

/** "Falls into single digits" is below 10%; "mid single digits" is a figure of its own. */
const SINGLE_DIGITS = /(?<=(?:to|into|in|is|are|at|goes|comes) )single[- ]digits?(?![a-z])/

const singleDigits = ({ index, 0: words }: RegExpExecArray): Comparison => {
  const span = { from: index, to: index + words.length }
  const quantity: Quantity = { ...span, value: '10', unit: 'percent', isUsd: false }
  return { ...span, side: 'below', quantity, isChange: false, isFall: false }
}

function counted(text: string, plain: string): readonly Comparison[] {
  return quantitiesOf(text).flatMap((quantity) => {
    const before = plain.slice(Math.max(0, quantity.from - REACH), quantity.from)
    const after = plain.slice(quantity.to, quantity.to + REACH)
    const [prefix, suffix] = [firstOf(BEFORE, before), firstOf(AFTER, after)]
    const found = prefix ?? suffix
    if (!found) return []
    const from = quantity.from - (prefix ? prefix.length : 0)
    const to = quantity.to + (prefix ? 0 : found.length)
    const isLevel = isLevelLost(before, quantity, after)
    const side = NOT.test(before) ? opposite(found.side) : found.side
    const isChange = (found.isChange && !isLevel) || isOfGrowth(before, quantity, after)
    const isFall = found.isFall === true && !isLevel
    const isJudged = JUDGES.test((prefix ? before : after).slice(...(prefix ? [-prefix.length] : [0, found.length])))
    return [{ from, to, side, quantity, isChange, isFall, ...(isJudged && { isJudged }) }]
  })
}

const JUDGES = /(?<![a-z])(?:worse|better)(?![a-z])/

/** "Services fall below 8% growth", "services show growth below 8%": the percentage is by how much they grow. */
const isOfGrowth = (before: string, { unit }: Quantity, after: string): boolean =>
  unit === 'percent' && (GROWTH_BEHIND.test(after) || GROWTH_HAD.test(before))

const GROWTH_BEHIND =
  /^ (?:(?:annual|annuali[sz]ed|yearly|quarterly|organic|real|nominal|total|overall|yoy|y\/y|year[- ]o(?:ver|n)[- ]year|constant[- ]currency|cc) )?growth(?![a-z])/
const GROWTH_HAD = new RegExp(
  `(?<![a-z])(?:sees?|shows?|posts?|prints?|reports?|delivers?|has|have|manages?) growth (?:of )?(?:${BELOW}|${ABOVE})${HEDGE} ?$`,
)

/** "Should it lose 750": a level alone that is lost, and no loss by so much of something. */
const isLevelLost = (before: string, { unit }: Quantity, after: string): boolean =>
  (unit === 'count' || unit === 'money') &&
  /(?<![a-z])(?:loses?|losing|lost)(?: the)? [$€£]?$/.test(before) &&
  /^(?:$|[.,;:!?)]| (?:and|or|then|again|for good|on a|i)(?![a-z]))/.test(after)

function firstOf(ways: readonly Way[], text: string): (Way & { readonly length: number }) | null {
  for (const way of ways) {
    const match = way.way.exec(text)
    if (match) return { ...way, length: match[0].length }
  }
  return null
}

export const opposite = (side: Comparison['side']): Comparison['side'] => (side === 'below' ? 'above' : 'below')
