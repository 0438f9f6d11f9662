import type { Finding, FindingKind } from './finding.ts'
import type { Phrasings } from './phrasing.ts'

/**
 * The same finding without its question, for a critique that asks another one already; null where it can only be asked. Each says
 * what the quoted words are about, and nothing about the share.
 */
export function toldPlainly(finding: Finding): Finding | null {
  const ways = PLAIN[finding.kind]
  return ways && finding.quoted !== null ? { ...finding, ways } : null
}

const PLAIN: Readonly<Partial<Record<FindingKind, Phrasings>>> = {
  'fear-of-missing-out': ['{words} is about being left behind, and not about what {ticker} earns.'],
  overconfidence: ['{words} leaves no case in which you are wrong.'],
  confirmation: ['{words} leaves unheard what speaks against it.'],
  'exit-denied': ['{words} leaves nothing by which you would notice that you are wrong.'],
  'anchoring-to-cost': ['{words} is about what you paid, which no buyer of {ticker} looks at.'],
  'anchoring-to-past-price': ['{words} is a price of another day.'],
  'get-even': ['With {words} it is your own cost that sets the day of the sale.'],
  'loss-aversion': ['{words} is about the pain of selling, and not about {ticker}.'],
  disposition: ['{words} speaks of the gain, and not of {ticker}.'],
  herd: ['{words} is what others do, and they may leave unheard.'],
  authority: ['{words} is somebody else’s view, and they may change it unheard.'],
  recency: ['{words} is about a stretch that lies behind.'],
  'sunk-cost': ['{words} is spent, whatever you decide now.'],
  'kept-from-others': ['{words} leaves out somebody who may have a share in how it ends.'],
  revenge: ['With {words} this money has an old loss to make up for.'],
  'house-money': ['You write {words}: money that was won is as much yours as a salary.'],
  'gamblers-fallacy': ['With {words} past days are counted, of which the next one knows nothing.'],
  familiarity: ['{words} tells of the product, and not yet of what {ticker} earns with it.'],
  attachment: ['{words} is about you, and the price of {ticker} does not know it.'],
  halo: ['With {words} one trait stands for the whole of {ticker}.'],
  regret: ['{words} is about an earlier chance, and this one has its own price.'],
  'urge-to-act': ['{words} would fit anything else as well.'],
  'borrowed-valuation': ['The number in {words} is somebody else’s, and so are its assumptions.'],
  'price-set-aside': ['{words} leaves the price out, and the price is what you pay.'],
  'yield-as-income': ['{words} is what is paid today, and a price that low says how others see tomorrow.'],
  'known-to-all': ['{words} can be read by everybody, whoever sells {ticker} too.'],
  'same-exposure': ['By {words} you are tied to {ticker} already, before the first share.'],
  lottery: ['{words} names a prize, and its odds are the other half.'],
  'low-price-as-cheap': ['{words} is the price of one share, and not of all of {ticker}.'],
  'small-share-of-many': ['{words} counts the many, and nothing follows from them about who will pay.'],
  'fall-as-reason': ['{words} tells where the price came from, and not what {ticker} is worth.'],
}
