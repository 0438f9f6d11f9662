import { oneOf } from '../../language/one-of.ts'

/** Whether words name what companies, shares and economies are told with. */
export const isOfBusiness = (words: string): boolean => OF_BUSINESS.test(words)

const OF_BUSINESS = new RegExp(
  `(?<![a-z])${oneOf`
    compan(?:y|ies), firms?, business(?:es)?, stocks?, shares?, shareholders?, insiders?, price[ds]?, prices, markets?, margins?, sales, revenues?, orders?, bookings?, backlog, deposits?
    volumes?, contracts?, guid(?:ance|e[ds]?), dividends?, payouts?, coupons?, debt, leverage, loans?, rates?, cash, capital, costs?, profits?, loss(?:es)?, earnings, ebitda?, eps, growth, churn
    subs, subscribers?, customers?, clients?, competitors?, rivals?, ceo, cfo, chief, executive, top, boards?, founders?, chairman, management, mgmt, banks?, fda, sec, doj, ftc, court, regulators?, congress
    tariffs?, tax(?:es)?, approval, trial, drug, pill, launch(?:es)?, recalls?, reports?, results?, quarters?, qtrs?, numbers?, figures?, plants?, factor(?:y|ies), mills?, mines?, brands?, products?
    outlets?, stores?, shops?, branches?, merger, acquisitions?, deal, takeover, buyback, auditors?, audit, licen[cs]es?, patents?, inventor(?:y|ies), users?, daus?, maus?, traffic, occupancy, rents?
    prints?, miss(?:es)?, strikes?, warnings?, delays?, cuts?, yield, rating, thesis, engineers, staff, workforce, wages, index, fed, inflation, oil, gas, gold, copper, steel, cement, wheat, harvests?
    reserves, book value, spend(?:ing)?, retention, cohorts?, renews?, renewals?, latency, productivity, releases?, beta, elasticity, transactions, interest, private label, phone, channel
  `}(?![a-z])|\\d ?(?:%|bn|m|k|x)(?![a-z])|[$€£]\\d`,
)
