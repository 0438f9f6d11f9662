import type { Span } from '../language/plain-text.ts'
import { DONE_BY_WRITER } from './conditions/condition-without-marker.ts'
import type { OwnTestThen } from './own-test.ts'
import { isCounted } from './vocabulary/condition-patterns.ts'
import { isTrouble } from './vocabulary/eventuality.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

const LEAVES =
  '(?:say|admit|accept|conclude|concede|believe|sell|leave|exit|quit|go|give (?:it )?up|get out|change my mind|reconsider|rethink|abandon|lose (?:faith|patience|interest)|move(?: on)?|walk|bail|fold|budge|part|close|let go|throw in|step aside|out|run|jump)'
const NEEDED =
  "(?:it would take|it'd take|it takes|i(?:'?d| would) (?:need|have) to see|i(?:'?d| would) want to see|only|nothing (?:short of|less than|but|else than|other than|except(?: for)?))"

/** The condition is between the words that ask for it and what the writer does then. */
const FORMS: readonly RegExp[] = [
  /(?:^|[,;:] |and |but )(?:i|we)(?:'d|'ll| would| will)? call (?<condition>(?!(?:it|this|that|them|the whole) (?:the|a|my) ).+?) (?:the end|a failure|my mistake|game over)(?![a-z])/d,
  // "I'll call it a failure if it trails the index by more than 15 points"
  /(?:^|[,;:] |and |but )(?:i|we)(?:'d|'ll| would| will| shall)? (?:call|count|book|mark|rate|consider|deem|judge|put) (?:it|this|that|the (?:idea|trade|purchase|thesis|position|bet))(?: down)?(?: as)? (?:an?|my|one of my) (?:[a-z]+ )?(?:failures?|flops?|defeats?|duds?|blunders?)(?: of mine)?,? (?:if|when|once) (?<condition>[^.;!?]{8,})/d,
  new RegExp(
    `(?:^|[,;:] |and |but )(?:i(?:'d| would) |would )have to see (?<condition>.+?) to ${LEAVES}(?![a-z])`,
    'd',
  ),
  new RegExp(
    `(?:^|[,;:] |and |but )${NEEDED} (?<condition>.+?) (?:for me to|to make me|to get me to|before i(?:'d| would)?|(?:would|will|could|can|'d|'ll) (?:make|get|force|convince|move|drive|push|shake|bring|persuade|send) me(?: to)?) ${LEAVES}(?![a-z])`,
    'd',
  ),
  // "It would take a lost patent to change my mind", "to change my mind I would need to see a lost patent".
  new RegExp(
    `(?:^|[,;:] |and |but )(?:it would take|it'd take|it takes|it will take|i(?:'?d| would) (?:need|have|want)(?: to see)?) (?<condition>.+?) (?:to|before i(?:'d| would)?) (?:change my mind|${LEAVES})(?![a-z])`,
    'd',
  ),
  new RegExp(
    `(?:^|[,;:] |and |but )(?:for me )?to (?:change my mind|get me out|make me (?:sell|leave|go)|${LEAVES})(?: (?:that i (?:am|was) wrong|here|this|it|my mind))?,? (?:it would take|it takes|i(?:'?d| would) (?:need|have|want)(?: to see)?|we would (?:need|have|want)(?: to see)?) (?<condition>[^.;!?]+)(?=[.;!?]|$)`,
    'd',
  ),
  /(?<![a-z])(?:i|we)(?:'ll|'d| will| would| shall)? (?:also )?(?:treat|take|regard|count|read|see|consider|view|interpret|understand) (?<condition>.+?) as (?:a |an |the |my |sufficient |clear |final )*(?:(?:evidence|confirmation|sign|admission|indication|signal)(?= (?:that|of|against) [^.;]*(?:wrong|over|bear|not|no longer|fail|broken|breaking|erod|gone|lost|losing|fading|weak|end|mistake|against|me|us)(?:[a-z]*))|refutation|proof|disproof|failure|sign to (?:sell|leave|go)|signal|cue|exit|end|defeat|breach|reason to (?:sell|leave|go|exit)|my answer|deal-?breaker|terminal|fatal|final|decisive|disqualifying|conclusive|unacceptable|unforgivable|the last)(?![a-z])/d,
]

/** "I'll put up with anything but growth under 20" */
/** "Nothing would make me sell except a covenant breach" */
const TOLERATES =
  /(?:^|[,;:] |and |but )(?:i|we)(?:'ll|'d|'m| am| will| would| can| could|ll)? (?:[a-z]+ ){0,3}?(?:put up with|live with|accept|tolerate|forgive|stand|bear|take|(?:hold|keep|own|stay|sit|stick|remain|holder|shareholder|owner|in)(?: [a-z]+){0,4}? (?:through|despite|in spite of)|ride out|stomach|survive|swallow|excuse) (?:just about |almost |nearly )?(?:anything|everything|all|a lot)(?:,| -)? (?:but|except|bar|save|other than|short of)(?: for)? (?<condition>[^.;!,]+)(?=[.;!,]|$)/d
const EXCEPT =
  /(?:^|[,;:] |and |but )nothing (?:else )?(?:would|will|could|can) (?:make|get|move|force|bring) me (?:to )?(?:sell|leave|exit|out|go)(?: it)? (?:except|but|other than|short of|unless) (?:for )?(?<condition>[^.;!]+)(?=[.;!]|$)/d
/** "I want losses under 1bn for the year, that's the deal with myself": a requirement. */
const AGREED =
  /(?:^|[,;:] |and |but )(?:i|we) (?:want|need|expect|require)(?: to see)? (?<condition>[^.;!]+?)(?:,|;|:| -| —) (?:and )?(?:that's|thats|that is|this is) (?:the|my) (?:deal|line|test|bar|minimum|condition|limit)(?: with (?:myself|me))?(?=\W*$)/d

/** "Case growth must turn positive within three quarters, that's my whole thesis": what has to come, by its writer's own word. */
const WHOLE_THESIS =
  /(?:^|[;:] )(?<condition>[a-z][^.;!]* (?:must|has to|have to|needs? to) [^.;!]+?)(?:,|;|:| -| —) (?:and )?(?:that's|thats|that is|this is) (?:the|my) (?:whole |entire |only )?(?:thesis|exit|test|line|bar|condition|case)(?![a-z])/d
/** "DAU growth needs to reach 36%, if not then they lost pricing power": what has to come, and what it says when it does not. */
const WANTED_OR =
  /(?:^|[;:] )(?:i|we)(?:'d| would)? (?:want|need|expect|require|have to see|must see|like)(?: to see)? (?<condition>[^.;!]{8,120}?),? (?:otherwise|or else|if not)(?: then)?,? (?!fine|ok|okay|no problem|never ?mind)[a-z][^.;!?]{4,}/d
const IF_NOT =
  /(?:^|[;:] )(?<condition>[a-z][^.;!:]* (?:must|has to|have to|needs? to) [^.;!]+?),? (?:if not|otherwise|or else)(?: then)?,? (?:they|it|this|that|the|i)(?:'[a-z]+)?(?![a-z])[^.;!?]*/d

/** "I need NRR to hold above 120": what has to stay as it is, with its figure. */
const HAS_TO_STAY =
  /(?:^|[,;:] |and |but )(?:all )?(?:i|we) (?:need|require|want)(?: to see)? (?<condition>[a-z][^.;!,]*? to (?:stay|hold|remain|keep)(?: up)? (?:at |at or |comfortably |well )*(?:above|over|below|under|north of|at least)[^.;!,]+)/d

/** "I hold on one condition: churn under 3%", "my condition for staying: ...": what has to stay, by its name. */
const ON_CONDITION =
  /(?:^|[,;:] |and |but )(?:(?:i|we)(?:'ll|'d| will| would)? (?:hold|keep|own|stay)(?: [a-z]+){0,4}? (?:on|under|subject to|with) (?:only )?(?:one|a single|this|the following) condition(?: only)?|(?:my|our|the) (?:one |only |single )?condition for (?:holding|keeping|staying|owning|my stay)(?: (?:it|on|in|them|the (?:shares|stock|position)))*(?: is)?)(?::|,| -| –| —)? (?:that )?(?<condition>(?:[^.;!]|\.(?=\d))+)/d

/** "I accept 36 times earnings, but only as long as advertising grows": something that must stay as it is. */
const ONLY_WHILE = /(?:^|[,;:] |and |but )(?:and |but )?only (?:as|so) long as (?<condition>[^.;!]+)(?=[.;!]|$)/d

/**
 * Words of which every form above needs some, so that a sentence without them holds none: most are asked for no form. Whoever adds a
 * form adds its words here, and a sentence of it to the test.
 */
const MAY_BE_ONE = new RegExp(
  `(?<![a-z])(?:${[
    'call |have to see',
    '(?:for|make|get|force|convince|move|drive|push|shake|bring|persuade|send) me |before i',
    "it would take|it'd take|it takes|it will take|(?:i'?d|i would|we would) (?:need|have|want)",
    '(?:treat|take|regard|count|read|see|consider|view|interpret|understand) .+ as ',
    '(?:but|except|bar|save|than|short of|unless) ',
    "(?:that's|thats|that is|this is) (?:the|my) |otherwise|or else|if not",
    'to (?:stay|hold|remain|keep)|condition|only (?:as|so) long as',
  ].join('|')})`,
)

/** A condition has this many characters. Checked here, because a counted repetition makes a pattern slow to compile. */
const isOfLength = ([from, to]: readonly [number, number]): boolean => to - from >= 5 && to - from <= 160

/** Finds "It would take a drop under 78% for me to leave", "I will treat two years under 10% as a refutation". */
export function whatItWouldTake({ words, span }: Sentence): Found | null {
  if (!MAY_BE_ONE.test(words) || /\?\W*$/.test(words)) return null
  const lasting = ONLY_WHILE.exec(words)
  const [from, to] = lasting?.indices?.groups?.condition ?? []
  if (lasting && from !== undefined && to !== undefined && isOfLength([from, to]))
    return {
      span: { from: span.from + lasting.index + (/^[,;:] /.test(lasting[0]) ? 2 : 0), to: span.from + to },
      condition: { from: span.from + from, to: span.from + to },
      takes: 'reversed',
      followedBy: 'was-wrong',
    }
  const except = EXCEPT.exec(words) ?? TOLERATES.exec(words)
  if (except) return withCondition(except, span, 'straight', 'sell')
  const agreed = AGREED.exec(words)
  if (agreed && isCounted(agreed.groups?.condition ?? '')) return withCondition(agreed, span, 'reversed', 'was-wrong')
  const wanted = WANTED_OR.exec(words)
  if (wanted && /\d|positive|profit/.test(wanted.groups?.condition ?? ''))
    return withCondition(wanted, span, 'reversed', 'was-wrong')
  const whole = WHOLE_THESIS.exec(words) ?? IF_NOT.exec(words)
  if (whole && !DONE_BY_WRITER.test(whole.groups?.condition ?? ''))
    return withCondition(whole, span, 'reversed', 'was-wrong')
  const lasts = HAS_TO_STAY.exec(words)
  if (lasts && isCounted(lasts.groups?.condition ?? '')) return withCondition(lasts, span, 'reversed', 'was-wrong')
  const held = ON_CONDITION.exec(words)
  if (held) return withCondition(held, span, 'reversed', 'sell')
  for (const form of FORMS) {
    const match = form.exec(words)
    const place = match?.indices?.groups?.condition
    if (!match || !place || !isOfLength(place) || !isTrouble(words.slice(...place))) continue
    return {
      span: { from: span.from + match.index, to: span.to },
      condition: { from: span.from + place[0], to: span.from + place[1] },
      takes: 'straight',
      followedBy: 'was-wrong',
    }
  }
  return null
}

/** The condition that a form found, up to its end. */
function withCondition(match: RegExpExecArray, span: Span, takes: 'straight' | 'reversed', then: OwnTestThen) {
  const [from, to] = match.indices?.groups?.condition ?? [0, 0]
  if (!isOfLength([from, to])) return null
  const start = span.from + match.index + (/^(?:[,;:] |and |but )/.exec(match[0])?.[0].length ?? 0)
  const end = span.from + match.index + match[0].length
  return {
    span: { from: start, to: end },
    condition: { from: span.from + from, to: span.from + to },
    takes,
    followedBy: then,
  }
}
