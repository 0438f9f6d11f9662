import { oneOf } from '../../language/one-of.ts'

/** Whether a clause says that what its writer believes is over or refuted: "the case is dead", "I would regard the idea as refuted". */
export const thesisEnds = (words: string): boolean =>
  THESIS_ENDS.test(words) || NO_THESIS.test(words) || IS_CONSIDERED.test(words)

/** A belief as the subject, and a predicate that says neither that it stands nor what it is: "the argument has had its day". */
export function thesisFalls(words: string): boolean {
  const match = THESIS_AS_SUBJECT.exec(words)
  return match !== null && !THESIS_STANDS.test(words.slice(match[0].length))
}

/** What is the writer's own by its name. */
const THESIS_BY_NAME = oneOf`
  thesis, theory, case, idea, story, bet, argument, premise, reasoning, hypothesis, rationale, conviction, investment case
  recommendation, write-?up, wager, growth leg, leg, proposition, contention, conjecture, bull case, investment thesis, claim
`
/** What has to be called the writer's own. */
const THESES = oneOf`
  thesis, theory, case, idea, story, bet, argument, premise, reasoning, hypothesis, view, logic, rationale, conviction, faith
  assumptions?, calculation, maths?, model, plan, write-?up, note, recommendation, reasons?, basis, trade, leg, patience, pitch
  narrative, chapter, experiment, investment, belief, judg(?:e)?ment, reading, read, opinion, trust, confidence, hope, call, wager
  justification, foundation, numbers, underwriting, valuation, position
`
const OWN_THESIS = `${oneOf`
  (?:(?:the|this|that|any|whole|entire|original|base|bull|growth|investment|long) ){0,4}${THESIS_BY_NAME}
  (?:my|our)(?: [a-z-]+){0,3}? ${THESES}
`}(?: (?:for|in|of|behind|to|why) [a-z' ]{2,30}?)?,?`

const BAD_PREDICATE = oneOf`
  broken, dead, gone, over, wrong, bust, busted, void, null, finish(?:ed)?, done, lost, loses, invalid(?:ated)?, out, down, off, shot
  toast, dust, history, closed, closes, refuted, disproved, had its day, plain, obvious, exhausted, kaput, nonsense, garbage, rubbish
  falls? (?:apart|away|over|down|flat|short|to), falls, fails?, failed, ends?, ended, dies, died, dead, collapses?, lapses?, crumbles?
  evaporates?, breaks?, broke, goes, unravels?, expires?, runs? out, sinks, is up, stops
  no longer, isn't, not, doesn't, won't, never, mistaken, a (?:dream|joke|lie|mirage|fantasy|mistake|wrong one)
  in (?:the )?(?:bin|shredder|tatters|ruins|pieces|trouble|shreds), (?:belongs|goes|ends|lands|is) (?:up )?in the
  out (?:of )?the window, (?:un|in|im|ir)[a-z]+[ai]ble(?! in), unsound, unsupported, rejected, discarded, abandoned, withdrawn, defeated, moot
  exploded, debunked, demolished, scrapped, violated, falsified, destroyed, wrecked, killed, without (?:a )?(?:basis|foundation|legs|merit)
  has no (?:legs|basis|foundation|ground), cannot (?:stand|hold|survive), can't (?:stand|hold|survive), kaputt, through, finito, cancelled
`
const BEING = `(?:'s| ${oneOf`
  is, are, was, were, would, will, be, has, have, had, been, then, also, simply, just, clearly, plainly, all, becomes?, gets?
`})*`
const THESIS_ENDS = new RegExp(`^${OWN_THESIS}${BEING} ?${BAD_PREDICATE}(?![a-z])`)
const NO_THESIS = new RegExp(`^(?:rip|dead|bust|broken|failed|no|wrong|invalid) ${THESIS_BY_NAME}(?=\\W*$|[.,;])`)

const TO_CONSIDER = oneOf`consider, hold, find, judge, think, count, regard, call, declare, see, treat, view, take, deem, pronounce, mark`
const IS_CONSIDERED = new RegExp(
  `^(?:i|we)(?: will| would|'ll|'d| shall| must| have to)* ${TO_CONSIDER} ${OWN_THESIS} (?:as |to be )?(?:half |all but |as good as |more or less )?${BAD_PREDICATE}(?![a-z])`,
)

const THESIS_AS_SUBJECT =
  /^(?:(?:the|my|our|this|whole|entire|original|base|bull|growth|investment) ){1,3}(?:thesis|theory|case|idea|story|bet|argument|premise|reasoning|hypothesis|rationale|conviction|faith|write-?up|pitch|narrative|recommendation) (?=[a-z])/
/** Predicates by which a belief stands, goes on, or is only described; "has had its day" is none. */
const THESIS_STANDS = new RegExp(
  `^(?!(?:is|would be|will be|has|have|had|had been) (?:had|lost|dead|gone))${oneOf`
    is, are, was, were, has, have, would be, will be, can, could, may, might, should, becomes?, gets?, comes? true
    stands?, holds?, works?, intact, plays? out, remains?, survives?, lives?, stays?, continues?, still
    needs?, takes?, rests?, depends?, assumes?, requires?, does not (?:change|depend|need), doesn't (?:change|depend|need)
    improves?, strengthens?, grows?, says?, pays?, rises?, moves?, proves? (?:right|true|out), accelerates?, gains?, starts?, begins?
    that, which, of, for, in, to, about, on, behind, only, just, i, we, it, they, and, or, with, without, from, at, by, as
  `}(?![a-z])`,
)
