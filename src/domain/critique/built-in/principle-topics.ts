import type { CritiqueRequest } from '../critique.ts'
import { findFalsifier } from './falsifiers.ts'
import { PRINCIPLE_BIASES } from './principle-biases.ts'
import { dayOf } from './quotation.ts'
import { isPurchase, isSale } from './request.ts'
import { fallBetween, holdingPeriodOf, money } from './round.ts'
import { findWording, type Span, type Wording, wording } from './wording.ts'

/** What a principle can be about, and what of a decision touches the same. */
export type PrincipleTopic = {
  /** Where a principle speaks of it. */
  readonly inPrinciple: Wording
  /** Where the thesis speaks of it; null when it doesn't. */
  readonly inThesis: (request: CritiqueRequest) => Span | null
  /** What the decision itself has to do with it, whatever the thesis says: half a sentence; null when nothing. */
  readonly inDecision?: (request: CritiqueRequest) => string | null
}

const inThesis =
  (words: Wording): PrincipleTopic['inThesis'] =>
  ({ decision }) =>
    findWording(decision.thesis, words)

const TIME = '(nights?|days?|weeks?|months?|hours?)'

/** The more it is about one thing, the earlier it stands: “the price” is almost everywhere. */
const TOPICS: readonly PrincipleTopic[] = [
  {
    inPrinciple: wording(`
      averag(e|es|ed|ing) (\\w{1,12} )?down | add(ing|s|ed)? to (a |my |any |the )?(losers?|losing \\w{1,12}|losses) |
      (buy|buying|add|adding) (\\w{1,12} )?more (\\w{1,12} ){0,4}(falling|falls|fallen|fell|drops|dropped|down|lower|losing) |
      doubl(e|es|ed|ing) down | good money after bad`),
    inThesis: inThesis(
      wording(
        `averag(e|es|ed|ing) (\\w{1,12} )?down | doubl(e|ed|ing) down | (lower|lowers|lowering) my (average|cost)`,
      ),
    ),
    inDecision: buysBelowLast,
  },
  {
    inPrinciple: wording(
      `stop~loss(es)? | (a|my|the|every|each|set|move|no) stops? | (cut|cutting|take|taking) (my |the |a )?loss(es)?`,
    ),
    inThesis: inThesis(
      wording(`
      stop~loss(es)? | stop (at|of|is|below|under) | (my|the|a|no) stop | out at [-−–]? ?[0-9]{1,3} ?% |
      (cut|cutting|take|taking) (my |the |a )?loss(es)?`),
    ),
  },
  {
    inPrinciple: wording(`
      position~siz(e|es|ing) | (too|this|how) (big|large) | all~in | concentrat(e|ed|ing|ion) | diversif(y|ied|ication) |
      (of|in) (my|the) (portfolio|money|account|savings|capital|net worth) | (one|a single|any one) (stock|position|company)`),
    inThesis: inThesis(
      wording(`
      position~siz(e|ing) | all~in | concentrat(ed|ing|ion) | diversif(y|ied|ication) | too much of one |
      of (my|the) (portfolio|money|account|savings|capital|net worth) | (small|tiny|big|large|full|half) position`),
    ),
    inDecision: (request) => (isPurchase(request) ? 'it changes how much of your money is in one place' : null),
  },
  {
    inPrinciple: wording(`
      (before|after|until|into|over|around|ahead of|through) (\\w{1,12} ){0,2}(earnings|results|reports?) |
      earnings (report|reports|day|call|season|date|week) | (next|last|latest|quarterly|annual) (report|results|earnings)`),
    inThesis: inThesis(
      wording(`
      (before|after|until|into|over|ahead of) (\\w{1,12} ){0,2}(earnings|results|reports?) |
      earnings (report|day|call|season|date|week|are|come|next|on) | (next|last|latest|quarterly|annual) (report|results|earnings)`),
    ),
  },
  {
    inPrinciple: wording(`
      wait(ing|s)? (\\w{1,12} ){0,3}${TIME} | sleep(ing)? on (it|\\w{1,12} decisions?) | ${TIME} before I |
      (one|a) night | overnight | [0-9]{1,3} hours | cool(ing)?~off`),
    inThesis: inThesis(wording(`slept on | sleep on | waited (\\w{1,12} ){0,3}${TIME} | for (days|weeks|months) now`)),
    inDecision: sinceLastEntry,
  },
  {
    inPrinciple: wording('confidence | confident | (out )?of 10'),
    inThesis: () => null,
    inDecision: ({ decision }) => `its confidence is ${decision.confidence} out of 10`,
  },
  {
    inPrinciple: wording(
      '(prove|proves|proven|proving) (me|it|this|my thesis|the thesis) wrong | change my mind | exit plan | kill criteri(a|on)',
    ),
    inThesis: ({ decision }) => findFalsifier(decision.thesis),
  },
  {
    inPrinciple: wording(
      'borrow(ed|ing)? | leverage(d)? | on margin | (loan|credit) | money (that )?I (will |may |might )?need',
    ),
    inThesis: inThesis(wording('borrow(ed|ing)? | leverage(d)? | on margin | loan | credit (card|line)')),
  },
  {
    inPrinciple: wording(
      'news | headlines? | rumou?rs? | tips? | social media | reddit | twitter | analysts? | influencers? | hype',
    ),
    inThesis: inThesis(
      wording(
        'news | headlines? | rumou?rs? | (hot )?tip | social media | reddit | twitter | analysts? | influencers? | hype',
      ),
    ),
  },
  {
    inPrinciple: wording(
      'P/E | [0-9]{1,3}x earnings | times earnings | valuation | margin of safety | intrinsic value | overpay(ing)? | cheap | expensive | undervalued',
    ),
    inThesis: inThesis(
      wording(
        'P/E | [0-9]{1,3}x earnings | times earnings | valuation | margin of safety | intrinsic value | cheap(er)? | expensive | (under|over)valued',
      ),
    ),
  },
  {
    inPrinciple: wording('dividends? | yields?'),
    inThesis: inThesis(wording('dividends? | yields?')),
  },
  {
    inPrinciple: wording('long~term | for (years|decades) | (five|ten|[0-9]{1,2}) years'),
    inThesis: inThesis(wording('long~term | for (years|decades) | (five|ten|[0-9]{1,2}) years | short~term')),
  },
]

const OF_PRICE: PrincipleTopic = {
  inPrinciple: wording('prices? | falling | falls | fell | drops? | dips? | rall(y|ies)'),
  inThesis: inThesis(wording('prices? | falling | falls | fell | fallen | drop(s|ped)? | dips? | rall(y|ied|ies)')),
}

export const PRINCIPLE_TOPICS: readonly PrincipleTopic[] = [...TOPICS, ...PRINCIPLE_BIASES, OF_PRICE]

function buysBelowLast(request: CritiqueRequest): string | null {
  const { decision } = request
  const previous = holdingPeriodOf(request)?.previous
  if (decision.action !== 'Buy More' || !previous?.price || !decision.price) return null
  const fall = fallBetween(previous, decision)
  return fall && `its price of ${money(decision.price)} is ${fall} below that of ${dayOf(previous)}`
}

/** How long somebody waited no journal knows; only when they wrote last. */
function sinceLastEntry(request: CritiqueRequest): string | null {
  if (!isPurchase(request) && !isSale(request)) return null
  const last = request.earlier.at(-1)
  return last ? `the entry before it is of ${dayOf(last)}` : 'it is the first entry on this asset'
}
