import { type ClaimTexts, ENGLISH } from '../../claims/claim-texts.ts'
import { signedWords, withPercent } from '../../figure-format.ts'
import type { Decimal } from '../../prices/money.ts'
import { exactUsdWords, usdWords } from '../../prices/money-format.ts'
import { readableDay } from '../../time.ts'
import type { ToldCloses, ToldSpan } from './told-closes.ts'

/**
 * What a claim was judged by, in words: `IBM $100.00 → $110.00 (+10.0%), SPY $400.00 → $420.00 (+5.0%), closes of Jun 3, 2023 and
 * Jun 4, 2024`; against a price of one's own `IBM $110.00, close of Jun 4, 2024`. The changes are those of the prices beside them.
 * @param ticker of the share that the claim is about
 */
export function toldClosesWords(ticker: string, told: ToldCloses, texts: ClaimTexts = ENGLISH): string {
  const { against, asset, benchmark } = told
  const { closes } = texts
  const [from, until] = [told.from, told.until].map((day) => readableDay(day, texts.language))
  if (typeof against === 'object' && 'price' in against) {
    const last = closes.last(ticker, priceWords(asset, 'until', texts), until ?? '')
    return `${last}${told.hasSplitSince ? closes.splitSince(ticker, until ?? '') : ''}`
  }
  const other = typeof against === 'object' && benchmark ? [{ ticker: against.ticker, span: benchmark }] : []
  const spans = [{ ticker, span: asset }, ...other]
  const decimals = decimalsToTellApart(spans.map(({ span }) => changeOf(span)))
  const words = spans.map((each) => spanWords(each, decimals, texts)).join(', ')
  const splits = spans.map((each) => splitWords(each, texts)).join('')
  const since = told.hasSplitSince ? closes.splitSince(ticker, until ?? '') : ''
  return `${closes.both(words, from ?? '', until ?? '')}${splits}${since}`
}

type OfTicker = { readonly ticker: string; readonly span: ToldSpan }

function spanWords({ ticker, span }: OfTicker, decimals: Decimals, texts: ClaimTexts): string {
  const words = texts.closes.span(ticker, priceWords(span, 'from', texts), priceWords(span, 'until', texts))
  const change = changeOf(span)
  if (change === null) return words
  const percent = withPercent(signedWords(change, decimals, texts.language), texts.language)
  return texts.closes.change(words, percent)
}

/** Half away from zero would need the exact quotient; nothing that is decided hangs on it, because the prices stand beside it. */
function changeOf({ from, until }: ToldSpan): number | null {
  return from === null || until === null || Number(from) === 0 ? null : (Number(until) / Number(from) - 1) * 100
}

const MOST_DECIMALS = 3
type Decimals = 1 | 2 | 3

/** So many that two changes which differ do not look the same, and one that is none does not look like one. */
function decimalsToTellApart([one = null, other = 0]: readonly (number | null)[]): Decimals {
  if (one === null || other === null || one === other) return 1
  const isTold = (decimals: number) => one.toFixed(decimals) !== other.toFixed(decimals)
  return ([1, 2] as const).find(isTold) ?? MOST_DECIMALS
}

function priceWords(span: ToldSpan, end: 'from' | 'until', { closes, language }: ClaimTexts): string {
  const price = span[end]
  if (price === null) return span.untold?.includes(end) ? closes.notTold : closes.notKnown
  return hasMoreThanCents(price) ? exactUsdWords(price, language) : usdWords(price, language)
}

const hasMoreThanCents = (price: Decimal): boolean => /\.\d{3}/.test(price)

function splitWords({ ticker, span: { splits = [] } }: OfTicker, { closes, language }: ClaimTexts): string {
  const last = splits.at(-1)
  if (!last) return ''
  const day = readableDay(last.effectiveOn, language)
  return splits.length === 1
    ? closes.splitBetween(ticker, last.newShares, last.oldShares, day)
    : closes.splitsBetween(ticker, String(splits.length), day)
}
