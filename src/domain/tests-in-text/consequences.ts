import { type Token, wordSet } from '../language/tokens.ts'
import type { OwnTestThen } from './own-test.ts'
import { type PhraseBook, phraseAt, phraseBook } from './phrases.ts'

/** Words that say what the writer then does, or that they were wrong. `from` and `to` count tokens; `to` is just after the last. */
export type Consequence = {
  readonly from: number
  readonly to: number
  readonly followedBy: OwnTestThen
  /**
   * - `own`: "I sell", "I was wrong"
   * - `bare`: "sell", "out", which are the writer's own where a clause begins
   * - `thing`: "the thesis is dead", "it goes", "game over"
   * - `outcome`: "the bears were right", which needs a condition that a word opens
   * - `of-subject`: what stands before it is the condition: "... would prove me wrong"
   * - `weak`: the same, after a figure or an event only: "... tells me that they cannibalize"
   * - `holds`: "I hold", which a condition may limit
   * - `survives`: "the thesis does not survive ...", where the condition stands after it
   */
  readonly kind: 'own' | 'bare' | 'thing' | 'outcome' | 'of-subject' | 'weak' | 'holds' | 'survives'
  readonly isNegated: boolean
}

type Verb = OwnTestThen | 'hold'

/** After "I", or where a clause begins. */
const DOES: PhraseBook<Verb> = phraseBook<Verb>({
  sell: `reverse/undo this/the/my decision/purchase/position/trade | sell/selling/exit/exiting/leave/leaving/dump/dumping/bail/bailing/quit/quitting/fold/folding/liquidate/liquidating/unwind/unwinding/ditch/ditching/flee/run/running/walk/walking/bounce/punt/punting/abandon/abandoning/scram/bolt/capitulate | get/getting out | pull/pulling out | pull/pulling the plug | throw/throwing in the towel
    call it quits | call it a day | call it | move/moving on | step/stepping aside | give/giving up | let/letting it? go | part/parting with | take the/my/a loss | take my money | close/closing it/the/out/my/this | close | cut/cutting it/my/the/this/losses | cut and run | stop out | drop it | toss it | pack it in | back out | head for the exit/exits/door
    say goodbye | eat my hat and sell | am off | be off | go elsewhere | look/looking for the exit/door | take it as my/the cue | stop | go flat | hit the exit/exits`,
  'sell-some':
    'trim/trimming | reduce/reducing | halve/halving | lighten | sell/selling half/some/part/most | sell/selling a third/quarter | cut it? in half | cut/cutting back',
  review:
    'reconsider/rethink/reassess/re-evaluate/reevaluate/review/re-think/re-assess | change my mind | think again | look again | take another look | go back to | have to think',
  'was-wrong':
    'consider/think myself wrong | conclude | accept | admit | concede | got/had/read it/this/that/them/him wrong | read the * wrong | have paid/bought/overpaid | have? no thesis | have misjudged | misjudged | got it wrong | made a mistake | have no thesis | eat my hat',
  buy: 'grab/buy/buying/add/adding/start/starting/enter/double/begin/open | get in | step in | jump in | get interested | pull the trigger | take a position | come back | be a buyer',
  hold: 'hold/stay/keep/own/remain/holding/staying/keeping | stick with/around | sticking with/around | hang on | hold on',
})

/** After "I am", "I was", or where a clause begins. */
const IS: PhraseBook<Verb> = phraseBook<Verb>({
  sell: 'out/gone/done/off/finished/outta/through | no longer here/in/interested | history | never coming back',
  'was-wrong': 'wrong/mistaken/dreaming | a fool/idiot | the fool | dead/plain/simply/clearly/just/plainly wrong',
  buy: 'a buyer | interested/in',
  review: 'back to the drawing board',
  'sell-some': 'half out',
  hold: 'still? here | staying/keeping/holding',
})

/** Where a clause begins, and nobody is named. */
const BARE: PhraseBook<OwnTestThen> = phraseBook<OwnTestThen>({
  sell: 'sold/goodbye/bye/adios/sale/exit/exits/stop/ciao | see ya/you | game over | time to sell/go/leave/exit | time to get out | so do/am/will i | end of story | all bets are off | back to cash | no me | gone | lights out | that would be it | that is it | that was it | so does/goes/do/will the/my/this position/stock/shares/holding | no more excuses | over and out | no reason for? me? to own/hold/stay/keep | nothing left to own/hold/keep',
  'was-wrong':
    'no thesis/case | thesis/premise/case broken/dead/wrong/over/void/refuted/falsified/invalid | invalidated/refuted/falsified/disproved/disproven',
  'sell-some': 'half goes',
  review: 'back to the drawing board',
  buy: 'a buy',
})

const THESES = wordSet(
  'thesis case idea story bet argument reason reasons reasoning theory trade plan premise hypothesis assumption conviction view estimate dream love call logic investment calculation optimism',
)
const POSITIONS = wordSet(
  'it they this position stock shares rest half stake holding everything all lot thing that purchase',
)
/** What a thesis then is, or does. */
const DEAD: PhraseBook<'was-wrong'> = phraseBook({
  'was-wrong':
    "broken/dead/wrong/over/gone/invalid/invalidated/busted/failed/fails/fail/breaks/broke/collapses/toast/finished/void/moot/refuted/falsified/disproved/disproven/rejected/disappears/disappear/vanishes/ends/dies/kaput/bs/false | no longer holds/stands/works | falls/fall/fell/fallen apart | does not hold/stand/work | doesn't hold/stand/work | out the window | is off | is done | is bs | has no * | goes/go away | is gone | was for nothing ",
})
/** What a position then does. */
const GOES: PhraseBook<'sell'> = phraseBook({
  sell: 'goes/gone/sold/closed/exited/toast/liquidated/unwound | must/should go | has/have to go | gets/get sold/closed/dumped | comes off | time to sell/go/leave/exit | time to get out | over/done/out | my/the/a cue/exit/signal/sign/trigger | my/the/a cue/signal/sign/trigger to sell/leave/exit/go | the end | enough for me | out the door | curtains | goodbye | bye | has no * | the day i sell/leave',
})
/** A thesis that stands, as long as something does. */
const HOLDS: PhraseBook<'hold'> = phraseBook({
  hold: 'is? intact/alive/good/valid | holds/stands/works/rests/lives only? | is? only? intact/alive/good/valid',
})
/** What a thesis does not outlive stands after it. */
const SURVIVES: PhraseBook<'was-wrong'> = phraseBook({
  'was-wrong':
    "does/would/will/could/can not survive/outlive/stand | doesn't/wouldn't/won't/cannot/can't survive/outlive/stand",
})
/** After a "goes" or an "over" it is gone only where nothing follows that makes another sense of it. */
const OTHER_SENSE =
  /^(?:(?:up|down|to|through|above|below|under|back|from|on|wrong|well|bad|public|with|into|by|a|the|of|in|that|than)(?: |$)|for (?!me)|\d|[$€£])/

const hasOtherSense = (tokens: readonly Token[], at: number): boolean =>
  OTHER_SENSE.test(`${tokens[at]?.word ?? '.'} ${tokens[at + 1]?.word ?? ''}`)

const OF_SUBJECT: PhraseBook<OwnTestThen> = phraseBook<OwnTestThen>({
  'was-wrong': `prove/proves/tell/tells/show/shows me/that/us that? i'm/i? am/was? to? be? wrong/mistaken | prove/proves me/this/it/us wrong | demonstrate/demonstrates/mean/means/show/shows/prove/proves/say/says that? i am/was wrong/mistaken | mean/means i'm wrong/mistaken
    break/breaks/kill/kills/end/ends/invalidate/invalidates/falsify/falsifies/refute/refutes/disprove/disproves/sink/sinks/undermine/undermines/destroy/destroys/void/voids/contradict/contradicts/finish/finishes/wreck/wrecks the/my/this/that *? *? thesis/case/idea/story/bet/argument/theory/trade/premise/position/holding/reasoning/assumption/purchase/plan/investment
    break/breaks/kill/kills/end/ends/invalidate/invalidates/falsify/falsifies/refute/refutes/disprove/disproves/sink/sinks/contradict/contradicts it/this/that | is/are/was not what i bought | leave/leaves nothing of | take/takes away the *? reason/basis/floor/argument/part | take/takes the reason/basis/floor/argument away | mean/means the thesis/case/story/idea | undermine/undermines the | would/will/should be disqualifying | be the end of | is the end of | would/will disqualify`,
  sell: `send/sends me out/home/packing | make/makes/force/forces/cause/causes/lead/leads/prompt/prompts/get/gets me to? sell/exit/leave/run/quit | get/gets me out | mean/means i'm? i? am? leave/sell/exit/go/quit/out/gone | mean/means goodbye/over/exit/sell | mean/means it? is? it's? over | trigger/triggers a/an/the/my sale/exit/sell | is/be/are/'s my/the/a sell? cue/signal/sign/exit/trigger/deal-breaker/dealbreaker | be/is sufficient/enough/reason for me to sell/exit/leave/go | be/is sufficient/enough/reason to sell/exit/leave/go | is where i get/sell/leave/stop/exit/go | is when i get/sell/leave/stop/exit/go | is the day/moment i sell/leave/exit/go/stop | end/ends the position/holding/trade/investment`,
  review: 'change/changes my mind | make/makes me reconsider/rethink/think',
  'sell-some': 'make/makes me trim',
  buy: 'make/makes me buy/interested | get/gets me interested/in',
})

const I = wordSet("i we i'll we'll i'd we'd i'm we're i've im ill id ive")
const BE = wordSet("am are is was be been i'm we're im were would'be 's i'd i'll gonna get gets")
/** Between "I" and what I do. */
const BETWEEN = wordSet(
  "will would must should shall can could have to need want wants plan intend going gonna be am are was were been ready happy only just simply also then immediately automatically probably definitely likely certainly clearly not never won't wouldn't don't can't cannot isn't commit promise consider myself conclude be hesitate no longer still really actually finally quietly gladly happily reluctantly gotta better 'll 'd did had has me too try trying prepared forced obliged obligated might may furious sad heartbroken always ever simply fast and plainly honestly so it a now committed i be-out",
)
const NEGATES = wordSet("not never won't wouldn't don't can't cannot no isn't wont dont cant 'not hardly")
/** Where a clause begins, after one of these. */
const OPENS = wordSet(
  'and then so or else otherwise but n & means that\'s , ; : ( — – - -> => → = > … . ! ? " “ ” plan: i rule',
)
const PAST = wordSet("was were did had sold i've we've have ive")

/** The consequences that a sentence holds, in its order. */
export function consequencesIn(tokens: readonly Token[]): readonly Consequence[] {
  const found: Consequence[] = []
  let at = 0
  while (at < tokens.length) {
    const next = consequenceAt(tokens, at)
    if (next) found.push(next)
    at = Math.max(at + 1, next?.to ?? 0)
  }
  return found
}

function consequenceAt(tokens: readonly Token[], at: number): Consequence | null {
  return (
    doneByWriter(tokens, at) ??
    doneByThing(tokens, at) ??
    outcome(tokens, at) ??
    ofSubject(tokens, at) ??
    bare(tokens, at)
  )
}

/** "I would sell", "I'm out", "sell" where a clause begins. */
function doneByWriter(tokens: readonly Token[], at: number): Consequence | null {
  const verb = isOfSomethingElse(tokens, at) ? null : phraseAt(DOES, tokens, at)
  const state = phraseAt(IS, tokens, at)
  if (!verb && !state) return null
  const start = subjectBefore(tokens, at)
  const isState = state !== null && (start === null ? true : isBefore(tokens, at, start, BE))
  const said = isState && (!verb || state.count >= verb.count) ? state : verb
  if (!said) return null
  if (start === null && (!beginsClause(tokens, at) || !isClearAlone(tokens, at, said === state))) return null
  const from = start ?? at
  const between = tokens.slice(from, at).map(({ word }) => word)
  const isPast = between.some((word) => PAST.has(word)) && said.means !== 'was-wrong' && said !== verb
  if (isPast) return null
  const isNegated =
    between.some((word) => NEGATES.has(word)) || (start === null && NEGATES.has(tokens[at - 1]?.word ?? ''))
  const isLonger = between.includes('longer')
  const means = said.means === 'hold' && isNegated ? 'sell' : said.means
  if (isLonger && said.means !== 'hold' && said.means !== 'buy') return null
  if (means === 'hold')
    return start === null && at > 0
      ? null
      : { from, to: at + said.count, followedBy: 'sell', kind: 'holds', isNegated: false }
  const kind = start === null ? 'bare' : 'own'
  return { from, to: at + said.count, followedBy: means, kind, isNegated: isNegated && said.means !== 'hold' }
}

/** Without an "I" only these states are read as the writer's: "off" and "done" may be anything's. */
const isClearAlone = (tokens: readonly Token[], at: number, isState: boolean): boolean =>
  !isState || /^(?:out|gone|wrong|mistaken|dead|plain)$/.test(tokens[at]?.word ?? '')

/** "Leave it alone", "quit my job", "buy him dinner". */
function isOfSomethingElse(tokens: readonly Token[], at: number): boolean {
  const next = tokens
    .slice(at, at + 4)
    .map(({ word }) => word)
    .join(' ')
  return /^leave (?:it|this|them|that) (?:alone|there|as|be|in|to|at)|^(?:quit|leave) (?:my|the|this|his) (?:job|work|day|company|house|country)|^buy (?:him|her|you|them|dinner|my)|^close (?:to|my eyes)|^run (?:the|a|my)|^move on from|^drop it down|^stop (?!(?:\W|then|and|$))/.test(
    next,
  )
}

/** The token of the "I" that the words between lead back to; null where there is none. */
function subjectBefore(tokens: readonly Token[], at: number): number | null {
  for (let each = at - 1; each >= 0 && at - each <= MOST_BETWEEN; each -= 1) {
    const word = tokens[each]?.word ?? ''
    if (I.has(word)) return each
    if (!BETWEEN.has(word)) return null
  }
  return null
}

const MOST_BETWEEN = 7

const isBefore = (tokens: readonly Token[], at: number, from: number, words: ReadonlySet<string>): boolean =>
  tokens.slice(from, at).some(({ word }) => words.has(word))

function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word
  if (before === undefined || OPENS.has(before)) return true
  return BETWEEN_BARE.has(before) && beginsClause(tokens, at - 1)
}

const BETWEEN_BARE = wordSet(
  'simply just always still now gonna will to immediately probably definitely hard rather plain then i am clearly better even it would will be not',
)

/** "The bears will have been right", "the launch failed": told of somebody or something by name. */
const OUTCOMES: PhraseBook<'was-wrong'> = phraseBook({
  'was-wrong':
    'bears/he/she/they/critics/market/skeptics/sceptics/shorts was/were/is/are/wins right? | bears/he/she/they/critics/market will/would have been right | bears/he/she/they/critics * * will/would have been right | the/my * has? failed | the/my * was for nothing | the/my * was/is a mistake | the/my * is refuted/wrong',
})

/** "The thesis is dead", "it goes", "the position will be sold". */
function doneByThing(tokens: readonly Token[], at: number): Consequence | null {
  const word = tokens[at]?.word ?? ''
  const isThesis = THESES.has(word)
  if (!isThesis && !POSITIONS.has(word) && !/^(?:it's|its|that's|thats)$/.test(word)) return null
  const start = at + 1
  const holds = isThesis ? phraseAt(HOLDS, tokens, start) : null
  if (holds) return { ...thing(tokens, at, start + holds.count, true), kind: 'holds', isNegated: false }
  const survives = isThesis ? phraseAt(SURVIVES, tokens, start) : null
  if (survives) return { ...thing(tokens, at, start + survives.count, true), kind: 'survives', isNegated: false }
  for (let skipped = 0; skipped <= MOST_SKIPPED; skipped += 1) {
    const place = start + skipped
    const dead = isThesis ? phraseAt(DEAD, tokens, place) : phraseAt(GOES, tokens, place)
    if (dead && !(!isThesis && hasOtherSense(tokens, place + dead.count)))
      return thing(tokens, at, place + dead.count, isThesis)
    if (!SKIPPED.has(tokens[place]?.word ?? '')) return null
  }
  return null
}

const MOST_SKIPPED = 6
const SKIPPED = wordSet(
  "is 's was has have will would be been then simply just also gets get to for owning holding my it me own in of that not doesn't does this a and full about the here",
)
const DETERMINERS = wordSet(
  'the my this that whole entire investment bull original growth only normalisation reinvestment lifetime value of',
)

function thing(tokens: readonly Token[], at: number, to: number, isThesis: boolean): Consequence {
  let from = at
  while (
    from > 0 &&
    at - from < 4 &&
    (DETERMINERS.has(tokens[from - 1]?.word ?? '') ||
      (isThesis && from > 1 && DETERMINERS.has(tokens[from - 2]?.word ?? '')))
  )
    from -= 1
  const isNegated =
    tokens.slice(at, to).some(({ word }) => word === 'not') && !/hold|stand|work/.test(tokens[to - 1]?.word ?? '')
  return { from, to, followedBy: isThesis ? 'was-wrong' : 'sell', kind: 'thing', isNegated }
}

function outcome(tokens: readonly Token[], at: number): Consequence | null {
  const found = phraseAt(OUTCOMES, tokens, at)
  const last = tokens[at + (found?.count ?? 0) - 1]?.word ?? ''
  if (!found || /^(?:was|were|is|are)$/.test(last)) return null
  return { from: at, to: at + found.count, followedBy: 'was-wrong', kind: 'outcome', isNegated: false }
}

function ofSubject(tokens: readonly Token[], at: number): Consequence | null {
  const found =
    phraseAt(OF_SUBJECT, tokens, at) ?? (isEllipsis(tokens, at) ? { means: 'was-wrong' as const, count: 1 } : null)
  const weakly = found ? null : phraseAt(WEAKLY, tokens, at)
  if (weakly) return { from: at, to: at + weakly.count, followedBy: 'was-wrong', kind: 'weak', isNegated: false }
  if (!found) return null
  let from = at
  while (from > 0 && LEADS.has(tokens[from - 1]?.word ?? '')) from -= 1
  const isNegated = tokens.slice(Math.max(0, from - 1), at).some(({ word }) => NEGATES.has(word))
  return { from, to: at + found.count, followedBy: found.means, kind: 'of-subject', isNegated }
}

/** "A miss won't break the case, but loss of the contract would." */
const isEllipsis = (tokens: readonly Token[], at: number): boolean =>
  /^(?:would|will|does)$/.test(tokens[at]?.word ?? '') &&
  tokens.slice(at + 1).every(({ word }) => /^\W$/.test(word)) &&
  tokens.slice(0, at).some((_, place) => phraseAt(OF_SUBJECT, tokens, place) !== null)

/** What says less, and counts only after a figure or an event: "below 3% tells me that ..." */
const WEAKLY: PhraseBook<OwnTestThen> = phraseBook<OwnTestThen>({
  'was-wrong':
    'have/has shown/proved/proven that? i * | tells me * | would/will tell me * | means that? * | would/will mean that? *',
  review: '',
  sell: '',
  'sell-some': '',
  buy: '',
})

const LEADS = wordSet("would will could might should 'd 'll ,")

function bare(tokens: readonly Token[], at: number): Consequence | null {
  const found = phraseAt(BARE, tokens, at)
  if (!found || (tokens[at]?.word !== 'sold' && hasOtherSense(tokens, at + found.count))) return null
  if (!beginsClause(tokens, at) && !/^(?:no|nothing)$/.test(tokens[at]?.word ?? '')) return null
  return { from: at, to: at + found.count, followedBy: found.means, kind: 'bare', isNegated: false }
}
