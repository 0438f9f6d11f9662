import Big from 'big.js'
import type { Asset } from '../../assets/asset.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import { currentHoldingPeriod } from '../../assets/levels.ts'
import { isHeldOn } from '../../assets/option.ts'
import { roundUnitPrice } from '../../prices/money.ts'
import { isUnanswered } from '../../tests-of-own/standing-test.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import type { ScoredClaim } from '../claims/mirror-claims.ts'
import type { ReachedLine } from '../lines/lines.ts'
import type { JudgedLine } from '../lines/lines-summary.ts'
import type { Mirror } from '../mirror.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import { type TestInText, testInText } from './test-in-text.ts'

/** One question, and the asset whose page answers it. */
export type Question = { readonly assetId: number; readonly ticker: string; readonly words: string }

/**
 * The questions that the journal asks its writer, the most pressing first: about holdings that are held past every line that was set
 * for them, then about those without any line, neither set nor in the text of a decision. Of either, the holding that cost most comes
 * first, and none is asked about whose text answers already, nor an option that has expired: nothing can prove that wrong any more.
 * Reading texts takes long, so a question is found only when the caller takes it.
 */
export function* questionsOf(
  assets: readonly MirrorAsset[],
  { lines, today }: Pick<Mirror, 'lines' | 'today'>,
  testIn: TestInText = testInText,
  texts: MirrorTexts = mirrorTexts('en'),
): Generator<Question> {
  const held = assets
    .filter(({ asset }) => isHeldOn(asset, today))
    .map((asset) => ({ asset, cost: new Big(costOf(asset)) }))
    .sort((one, other) => other.cost.cmp(one.cost))
    .map(({ asset }) => asset)
  const linesOf = Map.groupBy(lines, ({ line }) => line.assetId)
  for (const asset of held) yield* pastItsLines(asset, linesOf.get(asset.asset.assetId) ?? [], testIn, texts)
  for (const asset of held)
    if (withoutLine(asset, testIn)) yield questionAbout(asset, texts.question.withoutLine, texts)
}

/** Of the claims that did not come true the surest, the newest of those alike: nothing where none was likelier than not. */
export function failedClaimQuestion(
  claims: readonly ScoredClaim[],
  { question, figures }: MirrorTexts = mirrorTexts('en'),
): readonly Question[] {
  const [surest] = claims
    .filter(({ cameTrue, probability }) => !cameTrue && probability > 0.5)
    .toSorted((one, other) => other.confidence - one.confidence || other.sequence - one.sequence)
  if (!surest) return []
  const { assetId, ticker, confidence, on, words } = surest
  return [{ assetId, ticker, words: question.failed(figures.day(on), confidence, words) }]
}

type Asking = (subject: string, isOption: boolean) => string

function questionAbout({ asset: { assetId, facts } }: MirrorAsset, wording: Asking, texts: MirrorTexts): Question {
  const isOption = facts.type === 'options'
  const subject = texts.question.subject(facts.companyName, isOption)
  return { assetId, ticker: facts.ticker, words: wording(subject, isOption) }
}

const withoutLine = (asset: MirrorAsset, testIn: TestInText): boolean =>
  !asset.asset.exits.stopLoss && !hasWrongIf(asset.asset) && !saysATest(asset, testIn)

/**
 * Stops and tests that were held through in what is held now, where no later one stands.
 * @param lines of the asset
 */
function pastItsLines(
  asset: MirrorAsset,
  lines: readonly JudgedLine[],
  testIn: TestInText,
  texts: MirrorTexts,
): Question[] {
  const passed = lines
    .map(({ line }) => line)
    .filter((line) => isPassed(line, asset.asset))
    .filter((line, place, all) => all.findIndex((other) => keyOf(other) === keyOf(line)) === place)
  const last = passed.at(-1)
  const stop = asset.asset.exits.stopLoss
  const isStopPassed =
    !stop || passed.some(({ kind, setBySequence }) => kind === 'stop-loss' && setBySequence === stop.setBy.sequence)
  if (!last || !isStopPassed || hasWrongIf(asset.asset) || saysATest(asset, testIn, last.on)) return []
  const past = passed.map((line) => lineWords(line, texts)).join(texts.question.and)
  return [questionAbout(asset, (subject, isOption) => texts.question.pastLines(subject, isOption, past), texts)]
}

const isPassed = ({ periodIndex, kind, response }: ReachedLine, asset: Asset): boolean =>
  periodIndex === asset.holdingPeriods.length - 1 && kind !== 'take-profit' && response.was === 'held through'

const keyOf = ({ kind, setBySequence }: ReachedLine): string => `${kind} ${setBySequence}`

/** `your stop of $109.11 (reached on Apr 16, 2026)` */
const lineWords = ({ kind, levelPrice, words, on }: ReachedLine, { question: told, figures }: MirrorTexts): string =>
  levelPrice === null || kind === 'own-test'
    ? told.testCame(words ?? '', figures.day(on))
    : told.reached[kind](figures.usd(roundUnitPrice(levelPrice)), figures.day(on))

const hasWrongIf = ({ ownTests }: Asset): boolean => ownTests.some((test) => isUnanswered(test) && !test.isOfSale)

/** Whether a decision since the purchase, and after a day, says in its own text what would prove it wrong. */
function saysATest({ entries }: MirrorAsset, testIn: TestInText, after = ''): boolean {
  const decisions = entries.filter((entry) => entry.kind === 'decision-recorded')
  const bought = decisions.findLastIndex(({ action }) => action === 'Buy')
  return decisions
    .slice(Math.max(0, bought))
    .filter((decision) => decidedOn(decision) > after)
    .some((decision) => testIn(decision) !== null)
}

const costOf = ({ asset }: MirrorAsset): string => currentHoldingPeriod(asset)?.cost ?? '0'
