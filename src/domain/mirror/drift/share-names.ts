import type { AssetFacts } from '../../ledger/entry.ts'
import { namesMeasure } from './price-aim-context.ts'

/**
 * How a thesis may call its share: by its ticker, by its company's name without the company's form, or by the first word of that, where this is no word that
 * many names begin with. A ticker that is an initialism of a measure as well (PE) is none, and neither is a single letter.
 */
export function shareNames({ ticker, companyName }: Pick<AssetFacts, 'ticker' | 'companyName'>): readonly string[] {
  const name = companyName.replace(FORM, '').trim()
  const [first = ''] = name.split(/[\s,]/)
  const isOwn = /^\p{Lu}/u.test(first) && !BEGINS_MANY.test(first)
  const isTicker = ticker.length > 3 || !namesMeasure(ticker.toLowerCase())
  const names = [...(isTicker ? [ticker] : []), name, ...(isOwn ? [first] : [])]
  return [...new Set(names)].filter((each) => each.length > 1).sort((one, other) => other.length - one.length)
}

const FORM =
  /,? (?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc|llc|lp|n\.?v|s\.?a|s\.?e|ag|gmbh|holdings?|group)\.?(?:,? (?:class [a-z]|inc|ltd|plc|co)\.?)*$/i

/** "American", "The": of many companies, and of what is no company. */
const BEGINS_MANY =
  /^(?:the|a|an|first|american|america|united|general|national|international|global|royal|new|old|north|northern|south|southern|east|eastern|west|western|central|pacific|atlantic|british|german|deutsche|bank|u\.?s\.?|world|one|great|big|digital|energy|health|home|capital|consolidated|standard|advanced|applied|my)$/i
