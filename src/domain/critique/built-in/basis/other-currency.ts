import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { rememberLatest } from '../../../language/remember-latest.ts'
import type { CritiqueRequest } from '../../critique.ts'

/**
 * Whether the entries of an asset name amounts in another currency than the US dollars of the ledger: their writer may have recorded pence
 * or rupees there, and a sum of them with a dollar sign would be the right number in the wrong money. Millions and billions are of a
 * company, and tell nothing of what its share costs.
 */
export const namesOtherCurrency = ({ decision, earlier }: CritiqueRequest): boolean =>
  isInOtherCurrency(decision.thesis) || earlier.some(({ thesis }) => isInOtherCurrency(thesis))

const isInOtherCurrency = rememberLatest((thesis: string): boolean => {
  const plain = plainText(thesis)
  if (NAMED.test(plain) || (US_DOLLARS.test(plain) && BARE_DOLLARS.test(plain))) return true
  return (
    MAY_NAME_ONE.test(plain) &&
    quantitiesOf(thesis).some(({ unit, isUsd, scale = 1 }) => unit === 'money' && !isUsd && scale < MILLION)
  )
})

const MILLION = 1e6
/** Most texts hold none of these, and need no figure read. */
const MAY_NAME_ONE =
  /[€£¥₹₩₪₺]|[a-z]\$|(?<![a-z])(?:eur|gbp|gbx|jpy|chf|sek|nok|dkk|cad|aud|nzd|hkd|sgd|cny|rmb|twd|inr|krw|brl|mxn|zar|pln|czk|huf|ils|try|euros?|pounds?|sterling|pence|yen|yuan|francs?|kron[a-z]+|kr|rupees?|zloty|shekels?)(?![a-z])/
/** Signs and codes that are no quantity elsewhere, and shares that are told to be priced in something else. */
const NAMED =
  /[₱₦฿₫₴₸₽₡₲₵] ?\d|(?<![a-z])(?:ksh|tsh|ush|kes|ngn|php|thb|idr|myr|vnd|aed|sar|rs\.?|rp\.?|rm) ?\d+(?:[.,]\d+)*(?! ?(?:m|bn?|million|billion)(?![a-z]))|\d ?(?:k|t)?€|\dp(?![a-z])|(?<![a-z])in (?:eur|gbp|gbx|jpy|chf|sek|nok|dkk|cad|aud|nzd|hkd|sgd|cny|rmb|twd|inr|krw|brl|mxn|zar|pln|czk|huf)(?![a-z])|\d (?:pesos?|baht|rand|naira|shillings?|won|ringgit|rupiah|dirhams?)(?![a-z])|(?<![a-z])(?:priced|quoted|trades?|traded|listed|written|counted) in (?:pence|pennies|euros?|pounds?|sterling|francs?|yen|rupees?|pesos?|cents)(?![a-z])/
/** Whoever says of some dollars that they are those of the US has others too. */
const US_DOLLARS = /(?<![a-z])us\$ ?\d/
const BARE_DOLLARS = /(?<![a-z])\$ ?\d/
