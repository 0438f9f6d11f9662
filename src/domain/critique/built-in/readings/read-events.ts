import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { datesAhead, eventsIn, isOpinionOfMarket, takesPlace } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'
import { assetName, isSale, namesOf } from '../basis/request.ts'

/** An event of the world with the time at which it is due. */
export function eventsNamed(request: CritiqueRequest): Finding | null {
  const { decision } = request
  const { thesis } = decision
  if (isSale(request)) return null
  const dates = datesAhead(thesis, dayOfEntry(decision))
  const span = eventsIn(thesis).find((each) => isDated(thesis, each, dates))
  if (!span) return null
  const quoted = quotationAround(thesis, span)
  // "I'll judge it after the report": what somebody does then does not come from outside.
  if (/^.(?:i|i['’](?:ll|d|m)|we|we['’](?:ll|d))(?!\p{L})/iu.test(quoted)) return null
  if (RUNS_OUT.test(plainText(quoted)) || RECKONS.test(plainText(quoted))) return null
  if (isActOfCompany(quoted, request) || isOpinionOfMarket(quoted)) return null
  // The sentence says that the time stands there too.
  if (!dates.some(({ from, to }) => quoted.includes(thesis.slice(from, to).replace(/\W+$/u, '')))) return null
  const values = { words: quoted, ticker: assetName(request) }
  return {
    kind: 'events-named',
    part: 'worldEvents',
    weight: 37,
    ways: isOfWorld(plainText(quoted)) ? EVENTS : TIMES,
    values,
    quoted,
  }
}

/** "The contract on the Phase 2 site expires 30 June": until when a paper runs is no event that is waited for. */
const RUNS_OUT =
  /(?<![a-z])(?:contracts?|leases?|warrant(?:y|ies)|concessions?|licen[cs]es?|agreements?|insurance|visas?|subscriptions?|tenanc(?:y|ies)|permits?)(?![a-z])[^.;]* (?:expires?|expired|ends?|runs? (?:out|to|until|till)|lapses?|terminates?|(?:is|are) up)(?![a-z])|(?<![a-z])(?:contract|lease|warranty|concession|licen[cs]e) (?:expiry|expiration|end)(?![a-z])/

/** "My numbers work with zero subsidy after 2029": what is put into a model is no time of the plan. */
const RECKONS =
  /(?<![a-z])(?:(?:my|our) (?:own )?(?:[a-z]+ )?(?:numbers?|models?|maths?|figures|sums|spreadsheet|arithmetic|calculations?|valuation|estimates?|forecasts?|assumptions?|dcf)|(?:i|we) (?:also |already |only )?(?:model(?:led|ed)?|assumed?|reckon(?:ed)?|calculated?|pencil(?:led|ed)?|count(?:ed)? (?:on|with))|assuming)(?![a-z])/

/** "They reprice Medicare Advantage for 2026": what the company does itself, and not what it waits for or is subject to. */
function isActOfCompany(quoted: string, request: CritiqueRequest): boolean {
  const words = plainText(quoted.slice(1, -1)).replace(LEADS_TO_SUBJECT, '')
  const [first = '', rest = ''] = [/^[a-z0-9&.-]+/.exec(words)?.[0], /(?<= ).*/.exec(words)?.[0]]
  return namesOf(request).includes(first)
    ? ACTS.test(rest)
    : OWN_SUBJECT.test(words) && ACTS.test(words.replace(OWN_SUBJECT, ''))
}

const LEADS_TO_SUBJECT = /^(?:(?:so|then|also|now|here|still|and|because|since|as|if|when) )*/
const OWN_SUBJECT = /^(?:they|it|we|the (?:company|firm|group|board)|management)(?:'(?:ll|re|ve|d|s))? /
const ACTS =
  /^(?:(?:will|would|should|can|could|may|might|now|also|then|soon|just|already|plans? to|wants? to|intends? to|(?:is|are) going to|going to) )*(?!(?:be|been|being|is|are|was|were|has|have|had|gets?|faces?|needs?|depends?|waits?|waiting|awaits?|expects?|hangs?|hinges?|hears?|sees?|receives?|will|would|should|can|could|may|might|now|also|then|soon|just|already|wants?|intends?|plans?|going|rests?|turns|comes?|falls?|ends?|expires?|not|never|only)(?![a-z]))[a-z]+/

/** An event counts where its own clause says when it is due: what has happened, or may, is nothing that can be waited for. */
function isDated(thesis: string, event: Span, dates: readonly Span[]): boolean {
  const { isNegated, isReported, isQuoted, isIronic, isPast } = standingOf(thesis, event)
  if (isNegated || isReported || isQuoted || isIronic || isPast) return false
  const { from, to } = sentenceAround(thesis, event)
  const plain = plainText(thesis)
  if (!takesPlace(plain.slice(from, to))) return false
  const isNear = (date: Span) => {
    if (/(?:this|next) year/.test(plain.slice(date.from, date.to))) return false
    const [first, last] = date.from < event.from ? [date.to, event.from] : [event.to, date.from]
    return date.from >= from && date.to <= to && last - first < MOST_BETWEEN && !/[;:—]/.test(plain.slice(first, last))
  }
  return dates.some(isNear)
}

const MOST_BETWEEN = 40

/** Somebody else than the company decides or brings it about; what it files, tells or is to sign is its own. */
const isOfWorld = (words: string): boolean => OF_OTHERS.test(words) && !ITS_OWN.test(words)
const OF_OTHERS =
  /(?<![a-z])(?:fed|fomc|federal reserve|ecb|central banks?|interest rates?|rate (?:cuts?|hikes?)|inflation|cpi|elections?|congress|parliament|senate|tariffs?|sanctions?|opec|court|judge|verdict|fda|ema|pdufa|regulators?|doj|ftc|medicare|olympics|world cup)(?![a-z])/
const ITS_OWN =
  /(?<![a-z])(?:phase (?:1|2|3|i|ii|iii)|trials?|read-?outs?|reads? out|results|data|report\w*|fil(?:e|es|ed|ing|ings)|submi\w+|appl(?:y|ies|ied|ication)|launch\w*|guidance|investor day|settle\w*|merger|deal|its|their|our|of public opinion|in me|appeal\w*)(?![a-z])/
const TIMES = ['You give it a time: {words}.', 'It has its time in your own words: {words}.'] as const
const EVENTS = [
  'You name what comes from outside, with its time: {words}.',
  'This comes from outside, and you give it a time: {words}.',
] as const
