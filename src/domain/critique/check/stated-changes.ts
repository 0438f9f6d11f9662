import { type Comparison, comparisonsOf } from '../../language/comparison.ts'
import { type WrittenFigure, writtenFigures } from '../../language/figures/written-figures.ts'
import { plainText, type Span } from '../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'

/** A percentage or an amount of money, and which way a text says that it goes. */
export type StatedChange = {
  /** The figure with the words that give it its direction. */
  readonly text: string
  readonly figure: WrittenFigure
  /** null where the text does not say it, or only supposes, denies or expects it. */
  readonly direction: Direction | null
}

type Direction = 'up' | 'down'

const RISE = '(?:growth|rise|increase|gain|jump|advance|rally|improvement|surge|rebound)'
const FALL = '(?:decline|drop|fall|decrease|loss|slide|contraction|slump|plunge|dip|drawdown|setback)'
const BETWEEN = '(?:(?!(?:of|in|on|and|or|but|the|while|as|to|from|after|before|not) )[a-z-]+ ){0,2}'
const HEDGE = '(?:(?:about|around|only|just|roughly|nearly|almost|some|another|a|an|full|further) )*'
/** “Negative growth of 5%” */
const NEGATIVE_BEFORE = /(?<![a-z])(?:negative|no) (?:[a-z]+ ){0,4}$/

/** Words just before or just after a figure. Those of money tell a profit from a loss, and not one price from another. */
const BEFORE: readonly Way[] = [
  {
    way: new RegExp(
      `(?<![a-z])(?:grew|grown|rose|risen|climbed|gained|increased|jumped|advanced|expanded) (?:by )?${HEDGE}$`,
    ),
    direction: 'up',
  },
  {
    way: new RegExp(
      `(?<![a-z])(?:fell|fallen|dropped|declined|decreased|slid|slipped|shrank|shrunk|sank|lost) (?:by )?${HEDGE}$`,
    ),
    direction: 'down',
  },
  { way: new RegExp(`(?<![a-z])${RISE} (?:of|by|was|is) ${HEDGE}$`), direction: 'up' },
  { way: new RegExp(`(?<![a-z])${FALL} (?:of|by|was|is) ${HEDGE}$`), direction: 'down' },
]
const AFTER: readonly Way[] = [
  { way: new RegExp(`^ ${BETWEEN}(?:${RISE}|higher|up)(?![a-z])`), direction: 'up' },
  { way: new RegExp(`^ ${BETWEEN}(?:${FALL}|lower|down)(?![a-z])`), direction: 'down' },
]
const BEFORE_MONEY: readonly Way[] = [
  {
    way: new RegExp(
      `(?<![a-z])(?:earn(?:s|ed)|made|(?<!no )(?:profits?|(?:net )?income|earnings|cash (?:flow )?from operations)(?: (?:was|were|is|are|of|at|came to))?) ${HEDGE}$`,
    ),
    direction: 'up',
  },
  {
    way: new RegExp(`(?<![a-z])(?:lost|loses|burn(?:s|ed|t)|loss(?:es)? (?:of|was|were|is|at)) ${HEDGE}$`),
    direction: 'down',
  },
]

type Way = { readonly way: RegExp; readonly direction: Direction }

/** What is only supposed, denied, expected or asked has not happened in either direction. */
const NOT_TOLD =
  /(?<![a-z])(?:if|unless|until|whether|would|could|should|might|may|must|can|cannot|not|never|no|nor|without|instead|rather|needs?|have to|has to|had to|to (?:grow|rise|fall|drop|gain|lose)|expect[a-z]*|hop(?:e|es|ed|ing)|assum[a-z]*|forecast[a-z]*|project[a-z]*|target[a-z]*|want[a-z]*|guid[a-z]*)(?![a-z])|n't(?![a-z])/
const REACH = 64
const LONGEST_CLAUSE = 300

/** The percentages and amounts of money in a sentence, in English, each with its direction. */
export function statedChanges(sentence: string): readonly StatedChange[] {
  const plain = plainText(sentence)
  const isQuestion = plain.trimEnd().endsWith('?')
  const changes = comparisonsOf(sentence).filter(
    ({ isChange, isFall, side }) => isChange && isFall === (side === 'below'),
  )
  const moves = new Map(changes.map((change) => [change.quantity.from, change]))
  return quantitiesOf(sentence).flatMap((quantity): StatedChange[] => {
    const [figure] = writtenFigures(sentence.slice(quantity.from, quantity.to))
    if (!figure || !(quantity.unit === 'percent' || quantity.unit === 'money')) return []
    const move = moves.get(quantity.from)
    const isMove = move !== undefined && quantity.unit === 'percent'
    const told = isMove ? { ...move, direction: directionOf(move) } : wordsBeside(plain, quantity)
    const { from, to } = told ?? quantity
    const text = sentence.slice(Math.min(from, quantity.from), Math.max(to, quantity.to))
    const isTold = !isQuestion && !NOT_TOLD.test(clauseUpTo(plain, quantity))
    return [{ text, figure, direction: isTold ? signed(told?.direction ?? null, quantity) : null }]
  })
}

const directionOf = ({ isFall }: Comparison): Direction => (isFall ? 'down' : 'up')

const clauseUpTo = (plain: string, { to }: Span): string =>
  plain
    .slice(Math.max(0, to - LONGEST_CLAUSE), to)
    .split(/[,;:()—](?!\d)| (?:but|while|and) /)
    .at(-1) ?? ''

/** A minus of its own counts more than the words: “growth of -5%” fell. */
function signed(direction: Direction | null, { value }: Quantity): Direction | null {
  return value.startsWith('-') ? 'down' : direction
}

type Told = Span & { readonly direction: Direction }

function wordsBeside(plain: string, { from, to, unit }: Quantity): Told | null {
  const before = plain.slice(Math.max(0, from - REACH), from)
  const after = plain.slice(to, to + REACH)
  const isNegative = NEGATIVE_BEFORE.test(before)
  const ways = unit === 'money' ? BEFORE_MONEY : BEFORE
  const found = [
    ...ways.map(({ way, direction }) => ({ match: way.exec(before)?.[0], direction, isBefore: true })),
    ...(unit === 'money' ? [] : AFTER).map(({ way, direction }) => ({
      match: way.exec(after)?.[0],
      direction,
      isBefore: false,
    })),
  ].filter(({ match }) => match !== undefined)
  const [first] = found
  if (!first || isNegative || found.some(({ direction }) => direction !== first.direction)) return null
  const { match = '', isBefore, direction } = first
  return { from: isBefore ? from - match.length : from, to: isBefore ? to : to + match.length, direction }
}
