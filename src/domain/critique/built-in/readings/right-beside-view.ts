import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { assetName, isPurchase, namesOf } from '../basis/request.ts'
import { sideOfOption } from '../basis/side-of-option.ts'

/**
 * A put that is bought by somebody who writes that the share will rise, or a call by somebody who writes that it will fall. Said only
 * where nothing else in the entry could explain it: a hedge, shares that are held, a second contract, a turn that comes in between.
 */
export function rightBesideView(request: CritiqueRequest): readonly Finding[] {
  const { option, decision } = request
  if (!option?.right || !isPurchase(request) || sideOfOption(request) !== 'bought') return []
  const { thesis } = decision
  const { against, wins, turns } = VIEWS[option.right]
  const span = viewIn(thesis, request, against)
  if (!span || EXPLAINS.test(plainText(thesis)) || turns.test(plainText(thesis))) return []
  const quoted = quotationAround(thesis, span)
  const values = { words: quoted, ticker: assetName(request), right: option.right, wins }
  return [{ kind: 'right-beside-view', part: 'fundamentals', weight: 91, ways: ASKS, values, quoted }]
}

/** Where the writer states that the share itself will move so. */
function viewIn(thesis: string, request: CritiqueRequest, moves: string): Span | undefined {
  const names = namesOf(request).map((name) => name.replace(/[^a-z0-9]/g, '\\$&'))
  const share = `(?:${['(?:the )?(?:stock|shares?)(?: price)?', ...names].join('|')})`
  const view = new RegExp(
    `(?:^|(?<=[.!?,;] )|(?<=${THINKS}))${share} (?:will|is going to|is gonna|should) ${moves}${GOES_ON}`,
    'g',
  )
  return matchesOf(view, plainText(thesis))
    .map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
    .find((span) => isMeant(thesis, span) && !isAsked(thesis, span))
}

const isAsked = (thesis: string, span: Span): boolean => {
  const { from, to } = sentenceAround(thesis, span)
  return /\?\W*$/u.test(thesis.slice(from, to))
}

const THINKS =
  "(?<![a-z])(?:i (?:think|believe|expect|bet|guess|reckon|am sure|feel)|i'm sure|my view is|because|so) (?:that )?"
/** "Will rise to the challenge", "will fall behind" and "will drop the price" are of no price of a share. */
const GOES_ON =
  '(?= ?(?:[.,;!]|$)|(?: (?:a lot|a bit|again|more|much|strongly|sharply|hard|soon|by|to \\$?\\d|above|below|under|over|after|before|on|in|until|this|next|when|with|from|because|and|so)(?![a-z])))'
const VIEWS = {
  put: {
    against: '(?:rise|go up|go higher|rally|climb|jump|soar|recover)',
    wins: 'falls',
    turns:
      /(?<![a-z])(?:falls?|falling|drops?|lower|down|crash(?:es)?|sinks?|declines?|collapses?|bear(?:ish)?|loses?|weak|overvalued|too high|expensive|tops?|sell-?off)(?![a-z])/,
  },
  call: {
    against: '(?:fall|go down|go lower|drop|decline|sink|crash|collapse)',
    wins: 'rises',
    turns:
      /(?<![a-z])(?:rises?|rising|up|higher|rall(?:y|ies)|recovers?|recovery|rebounds?|bounces?|gains?|jumps?|soars?|bull(?:ish)?|undervalued|cheap|bottom|turn)(?![a-z])/,
  },
} as const
/** What makes the contrary right sensible: cover of something, a second contract, a turn in between, the price of the option itself. */
const EXPLAINS =
  /(?<![a-z])(?:insur[a-z]*|hedg[a-z]*|protect[a-z]*|cover[a-z]*|safety|in case|just in case|if i(?:'m| am) wrong|against|own|hold|holding|held|keep|my (?:shares|stock|position|long|short)|short|shorts|but|though|although|until|first|then|later|unless|volatility|vega|iv|premium|both|either|also|other|second|straddle|strangle|spread|collar|roll|synthetic|other (?:side|way)|contrarian)(?![a-z])/

const ASKS = [
  'A {right} gains when {ticker} {wins}; you write {words}: is that what you mean?',
  'You write {words}, and a {right} gains when {ticker} {wins}: is that what you mean?',
] as const
