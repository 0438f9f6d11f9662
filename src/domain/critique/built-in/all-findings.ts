import type { CritiqueRequest } from '../critique.ts'
import type { Finding } from './basis/finding.ts'
import { holdingPeriodOf } from './basis/holding-period.ts'
import { withoutWrongSide } from './basis/side-of-option.ts'
import { withoutFramed } from './basis/without-framed.ts'
import { averageToGetOut } from './by-structure/average-to-get-out.ts'
import { gainsInEveryCase } from './by-structure/gains-in-every-case.ts'
import { keptForWhatItCost } from './by-structure/kept-for-what-it-cost.ts'
import { moneyOfOneTime } from './by-structure/money-of-one-time.ts'
import { productForTheShare } from './by-structure/product-for-the-share.ts'
import { sliverOfMany } from './by-structure/sliver-of-many.ts'
import { trustsWhoLooked } from './by-structure/trusts-who-looked.ts'
import { awaitedCondition } from './course/awaited-condition.ts'
import { beforeOwnEnd } from './course/before-own-end.ts'
import { bothTermsToBuy } from './course/both-terms-to-buy.ts'
import { boughtBesideOwnPrice } from './course/bought-beside-own-price.ts'
import { conditionToAdd } from './course/condition-to-add.ts'
import { courseOfConfidence } from './course/course-of-confidence.ts'
import { courseOfLevels } from './course/course-of-levels.ts'
import { courseOfWords } from './course/course-of-reasons.ts'
import { courseOfTrades } from './course/course-of-trades.ts'
import { expectedFigure } from './course/expected-figure.ts'
import { forecastDue } from './course/forecast-due.ts'
import { judgesTheDecision } from './course/judges-the-decision.ts'
import { keptBuyingRule } from './course/kept-buying-rule.ts'
import { keptTime } from './course/kept-time.ts'
import { lessonAtSale } from './course/lesson-at-sale.ts'
import { movesTold } from './course/moves-told.ts'
import { namesOwnCost, soldAtCost } from './course/names-own-cost.ts'
import { ownPriceCame } from './course/own-price-came.ts'
import { readsOwnEntries } from './course/reads-own-entries.ts'
import { stopLeftAlone } from './course/stop-left-alone.ts'
import { waitsForPriceOfBefore } from './course/waits-for-price-of-before.ts'
import { winnerSoldLoserKept } from './course/winner-sold-loser-kept.ts'
import { plannedPart, withheldPart } from './course/withheld-part.ts'
import { abstention } from './own-tests/abstention.ts'
import { brokenPromise } from './own-tests/broken-promise.ts'
import { keptAbstention } from './own-tests/kept-abstention.ts'
import { lateAsTold } from './own-tests/late-as-told.ts'
import { lineAfterBroken } from './own-tests/line-after-broken.ts'
import { lineDrawnFurther } from './own-tests/line-drawn-further.ts'
import { metLate } from './own-tests/met-late.ts'
import { ownCount } from './own-tests/own-count.ts'
import { readTests, testsIn } from './own-tests/read-tests.ts'
import { testBeside } from './own-tests/test-beside.ts'
import { toldPromise } from './own-tests/told-promise.ts'
import { aboveOwnLimit } from './readings/above-own-limit.ts'
import { exceptionFromRule } from './readings/exception-from-rule.ts'
import { insideInformation } from './readings/inside-information.ts'
import { ownFactor } from './readings/own-factor.ts'
import { ownValueAtExpiry } from './readings/own-value-at-expiry.ts'
import { withoutPraiseAboveLimit } from './readings/principle-of-size.ts'
import { besidePrincipleOnBorrowing } from './readings/principle-on-borrowing.ts'
import { readBothWays } from './readings/read-both-ways.ts'
import { readEcho } from './readings/read-echo.ts'
import { readEvidence } from './readings/read-evidence.ts'
import { readExitDay } from './readings/read-exit-day.ts'
import { readGrowthClaim } from './readings/read-growth-claim.ts'
import { readOldPrice } from './readings/read-old-price.ts'
import { readOption } from './readings/read-option.ts'
import { readOtherSide } from './readings/read-other-side.ts'
import { readOwnRecord } from './readings/read-own-record.ts'
import { readPrinciples } from './readings/read-principles.ts'
import { readOwnWords } from './readings/read-promises.ts'
import { readViewOfOthers } from './readings/read-view-of-others.ts'
import { reasonsOfOthers } from './readings/reasons-of-others.ts'
import { sizeCalledSmall } from './readings/size-called-small.ts'
import { stopAgainstHorizon } from './readings/stop-against-horizon.ts'
import { readSigns } from './signs/read-signs.ts'
import { readMarketNamed } from './standing/beside-market.ts'
import { noLowerCase } from './standing/no-lower-case.ts'

/** All that the readings of an entry find, the strongest first: of what each reading is about, its own file tells. */
export function allFindings(request: CritiqueRequest): readonly Finding[] {
  const period = holdingPeriodOf(request)
  const tests = testsIn(request).map(({ span }) => span)
  const exception = exceptionFromRule(request)
  const found = [
    ...readPrinciples(request),
    ...(exception.length > 0 ? exception : aboveOwnLimit(request)),
    ...(period
      ? [...courseOfLevels(request, period), ...courseOfConfidence(request, period), ...courseOfWords(request, period)]
      : []),
    ...courseOfTrades(request),
    ...keptBuyingRule(request),
    ...keptTime(request),
    ...beforeOwnEnd(request),
    ...forecastDue(request),
    ...expectedFigure(request),
    ...lessonAtSale(request),
    ...movesTold(request),
    ...readsOwnEntries(request),
    ...stopLeftAlone(request),
    ...readTests(request),
    ...ownCount(request),
    ...lineAfterBroken(request),
    ...lineDrawnFurther(request),
    ...stopAgainstHorizon(request),
    ...readExitDay(request),
    ...toldPromise(request),
    ...lateAsTold(request),
    ...metLate(request),
    ...boughtBesideOwnPrice(request),
    ...awaitedCondition(request),
    ...bothTermsToBuy(request),
    ...ownPriceCame(request),
    ...conditionToAdd(request),
    ...judgesTheDecision(request),
    ...waitsForPriceOfBefore(request),
    ...abstention(request),
    ...keptAbstention(request),
    ...brokenPromise(request),
    ...readOwnWords(request),
    ...namesOwnCost(request),
    ...soldAtCost(request),
    ...winnerSoldLoserKept(request),
    ...withheldPart(request),
    ...plannedPart(request),
    ...readSigns(request, tests),
    ...moneyOfOneTime(request),
    ...gainsInEveryCase(request),
    ...trustsWhoLooked(request),
    ...productForTheShare(request),
    ...sliverOfMany(request),
    ...averageToGetOut(request),
    ...keptForWhatItCost(request),
    ...insideInformation(request),
    ...reasonsOfOthers(request),
    ...readBothWays(request),
    ...readOwnRecord(request),
    ...readOldPrice(request),
    ...noLowerCase(request),
    ...readViewOfOthers(request),
    ...readOtherSide(request, tests),
    ...readOption(request),
    ...ownValueAtExpiry(request),
    ...ownFactor(request),
    ...readEvidence(request),
    ...readGrowthClaim(request),
    ...readMarketNamed(request),
    ...readEcho(request),
    ...sizeCalledSmall(request),
    ...testBeside(request),
  ]
  const all = withoutPraiseAboveLimit([...found, ...besidePrincipleOnBorrowing(found, request)], request)
  return withoutFramed(withoutWrongSide(all, request), request).toSorted((one, other) => other.weight - one.weight)
}
