import { json } from '../doubles/answer.ts'
import { journalForEach } from './journal-for-each.ts'
import type { Visitor } from './test-app.ts'
import { twelveDataForEach } from './twelve-data-for-each.ts'

/**
 * The journal of one user for each test of a file, whose prices come from a double of Twelve Data and from the user.
 * @param now the instant at which the app's clock is stopped at first
 */
export function quotedJournalForEach(now: string) {
  const { provider, environment } = twelveDataForEach()
  const journal = journalForEach(now, environment)

  return {
    ...journal,
    /** Lets the user, or another one, ask for IBM's price at this moment, and the provider answer. */
    quoteAt: async (instant: string, price: string, previousClose: string, by?: Visitor): Promise<void> => {
      journal.setNow(instant)
      provider().behave(
        json(200, { close: price, price, open: previousClose, previous_close: previousClose, currency: 'USD' }),
      )
      await (by ?? journal.member()).send('GET', '/api/prices/IBM')
    },
    /** Types a present price at this moment. */
    typeAt: async (instant: string, price: number): Promise<void> => {
      journal.setNow(instant)
      await journal.typePrice(price)
    },
  }
}
