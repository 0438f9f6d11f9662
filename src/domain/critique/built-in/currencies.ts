/**
 * Currencies other than the US dollar, as theses write them: codes and names, as a pattern. A dollar sign before them or
 * beside them is not the US dollar's.
 */
const CODES =
  'EUR|GBP|GBX|JPY|CHF|SEK|NOK|DKK|ISK|CAD|AUD|NZD|HKD|SGD|CNY|RMB|CNH|TWD|INR|KRW|IDR|MYR|THB|PHP|VND|BRL|MXN|ARS|CLP|COP|ZAR|PLN|CZK|HUF|RON|ILS|TRY|RUB|SAR|AED'
const NAMES =
  'euros?|pounds?|sterling|pence|yen|yuan|renminbi|francs?|kronor|kron[ae]|kroner|kr|rupees?|zloty|shekels?|roubles?|rubles?|lira'

export const OTHER_CURRENCY = `(?:(?:${CODES}|${NAMES})(?!\\p{L}))`

/** Of any currency: before the number (`€`, `A$`, `CHF `) and after it (`€`, ` kr`, ` dollars`). */
export const BEFORE_AMOUNT = `(?:(?:[A-Z]{1,2})?\\p{Sc}|(?:${CODES}|USD|kr|Fr)(?!\\p{L})\\.?)`
export const AFTER_AMOUNT = `(?:\\p{Sc}|(?:dollars?|usd|bucks|${CODES}|${NAMES})(?!\\p{L}))`
