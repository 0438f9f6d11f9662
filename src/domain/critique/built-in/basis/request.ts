import type { CritiqueRequest } from '../../critique.ts'

/** How a critique calls the asset. A ticker comes from outside: one that could break a sentence is not repeated. */
export const assetName = ({ ticker }: CritiqueRequest): string =>
  ticker.length <= 12 && /^[A-Z0-9]+(?:[.-][A-Z0-9]+)*$/u.test(ticker) ? ticker : 'this asset'

/** Whether it is a fund, by its name: it has no report of its own, and no news about one company proves it wrong. */
export const isFund = ({ companyName }: CritiqueRequest): boolean => FUND.test(companyName)

const FUND =
  /(?<![a-z])(?:etf|etn|index|fund|funds|vanguard|ishares|spdr|invesco (?!ltd)|wisdomtree|proshares|direxion|global x|vaneck|ark [a-z]+|schwab (?:u\.?s|international|fundamental)|s&p 500|nasdaq[- ]100|total (?:stock )?market|msci|ftse|stoxx|ucits|(?:gold|silver|bitcoin|ether(?:eum)?|treasury|bond|oil) (?:mini )?(?:trust|shares|bond|fund)|qqq)(?![a-z])/i

/** What critics have said of earlier entries of the asset, which stands on its page. */
export const earlierText = ({ earlierCritiques = [] }: CritiqueRequest): string =>
  earlierCritiques.map(({ text }) => text).join('\n')

export const isSale = ({ decision }: Pick<CritiqueRequest, 'decision'>): boolean =>
  decision.action === 'Sell' || decision.action === 'Sell Some'

export const isPurchase = ({ decision }: CritiqueRequest): boolean =>
  decision.action === 'Buy' || decision.action === 'Buy More'

export const isWatched = ({ decision }: Pick<CritiqueRequest, 'decision'>): boolean =>
  decision.action === 'Watch' || decision.action === 'Keep Watching'

/** How a sentence may name it, in small letters: its ticker, or the first word of its company's name. */
export const namesOf = ({ ticker, companyName }: CritiqueRequest): readonly string[] =>
  [ticker, companyName.split(/[\s,]/)[0] ?? ''].map((name) => name.toLowerCase()).filter((name) => name.length > 1)
