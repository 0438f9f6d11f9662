import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { distanceWords, usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isPurchase } from '../basis/request.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * A loss that a purchase is to bring back, "6,300 behind, and this gets me to zero", or a sum that it is to become: by how much its price
 * would have to rise for that. The two are the writer's own, and stand in one entry.
 */
export function wonBack(request: CritiqueRequest): readonly StandingFact[] {
  const { decision, position } = request
  if (!isPurchase(request) || !position?.moved || decision.price === null) return []
  const sum = new Big(position.moved).times(decision.price)
  const wanted = gainWanted(decision.thesis)
  if (wanted === null || sum.lte(0) || wanted.lt(LEAST)) return []
  const rise = wanted.div(sum).times(100)
  if (rise.lt(1) || rise.gt(MOST_PERCENT)) return []
  const values = {
    wanted: usdWords(wanted.toFixed()),
    sum: usdWords(sum.toFixed()),
    rise: distanceWords(rise.toFixed(2)),
  }
  return [{ values, ways: WAYS }]
}

const [LEAST, MOST_PERCENT] = [50, 2000] as const

function gainWanted(thesis: string): Big | null {
  const plain = plainText(thesis)
  const into = INTO.exec(plain)
  if (into?.groups && isOwn(thesis, into)) {
    const [from, to] = [into.groups.from ?? '', into.groups.to ?? ''].map(amountOf)
    return from && to?.gt(from) ? to.minus(from) : null
  }
  if (!WANTS_BACK.test(plain) || LETS_GO.test(plain)) return null
  const [loss, ...others] = matchesOf(LOSS, plain).flatMap((match) => {
    const { a, b, c } = match.groups ?? {}
    return isOwn(thesis, match) ? [amountOf(a ?? b ?? c ?? '')] : []
  })
  return others.length === 0 ? (loss ?? null) : null
}

function isOwn(thesis: string, { index, 0: words }: RegExpExecArray): boolean {
  const span = { from: index, to: index + words.length }
  const { isNegated, isReported, isQuoted, isIronic } = standingOf(thesis, span)
  const { from, to } = sentenceAround(thesis, span)
  return !(isNegated || isReported || isQuoted || isIronic) && !OF_OTHERS.test(plainText(thesis).slice(from, to))
}

const amountOf = (words: string): Big | null => {
  const number = words.replace(/[$,]/g, '').replace(/ ?(?:dollars|bucks|usd)$/, '')
  const worded = NUMBERS.get(number)
  if (worded !== undefined) return new Big(worded)
  const [, figure, thousand] = /^(\d+(?:\.\d+)?) ?(k?)$/.exec(number) ?? []
  return figure === undefined ? null : new Big(figure).times(thousand ? 1000 : 1)
}

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const NUMBERS: ReadonlyMap<string, number> = new Map(
  ONES.flatMap((word, at) => [
    [`${word} thousand`, (at + 1) * 1000],
    [`${word} hundred`, (at + 1) * 100],
  ]),
)
const AMOUNT = `\\$?\\d{1,3}(?:,\\d{3})+|\\$?\\d{3,6}|\\$?\\d{1,3}(?:\\.\\d)?k|(?:${ONES.join('|')}) (?:thousand|hundred)`
const ENDS = '(?: ?(?:dollars|bucks|usd))?(?![\\w%]|[.,]\\d)'
/** What somebody has lost, by what took it or by how it is called. */
const LOSS = new RegExp(
  `(?<![a-z])(?:(?:it|they|this|this thing|this one|the market|[a-z]+) (?:has |have )?(?:cost me|took)(?: about)? (?<a>${AMOUNT})${ENDS}|(?:i(?:'m| am| was)? |am )?(?:down|behind|minus|lost|dropped|short)(?: about)? (?<b>${AMOUNT})${ENDS}(?! ?(?:shares|stores|jobs|people|points)))|(?<![\\w.,$])(?<c>${AMOUNT})(?= (?:behind|down|in the red|in the hole)(?![a-z]))`,
  'g',
)
const INTO = new RegExp(
  `(?<![a-z])(?:make|making|turn|turning|grow) (?:the |my |those |these )?(?<from>${AMOUNT}) into (?:a )?(?<to>${AMOUNT})(?![\\w%])`,
)
/** It is to come back with this purchase. */
const WANTS_BACK =
  /(?<![a-z])(?:(?:give|get|win|earn|make|take|bring|pay|paid|want|have)s?(?:ing)? (?:it|that|this|them|me|mine|my money|every (?:cent|penny|dollar)(?: of it)?|all of it|the money|the loss)(?: (?:all|it|that))* back|back to (?:even|zero|square|nought)|(?:gets?|brings?|takes?|puts?) me (?:back )?to (?:zero|even|nought)|until i(?:'m| am) even|makes? (?:up for )?(?:it|that) up|owes me|recover (?:it|that|the loss))(?![a-z])/
const LETS_GO =
  /(?<![a-z])(?:not (?:to|trying to|here to) (?:get|win|make|earn)|(?:won't|will not|doesn't|does not|isn't|never) (?:come|coming|bring|get|owe)[a-z]*|is gone|written off|let it go|nothing to do with)(?![a-z])/
/** Somebody else's loss. */
const OF_OTHERS =
  /(?<![a-z])(?:(?:my|the|a|his|her) (?:brother|sister|friend|father|mother|son|daughter|wife|husband|boss|neighbou?r|colleague|cousin|uncle|aunt)|he|she|revenue|sales|profits?|quarter|customers|users|the company|they lost|it lost)(?![a-z])/

const WAYS = [
  'For {wanted} to come out of {sum}, the price has to rise {rise}.',
  'What you want from it, {wanted}, is {rise} on the {sum} that you put in.',
] as const
