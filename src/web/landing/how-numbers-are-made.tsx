import { Formula, Part } from './article.tsx'

/** Prices, cost and gain, as they are reckoned in domain/assets and domain/prices. */
export function HowNumbersAreMade() {
  return (
    <>
      <Part title="Prices">
        <p>
          From a price provider if whoever runs this Candor has set one up, else typed by you. The price used for a
          decision is stored with it, together with its source and time, and never changes afterwards. When no new price
          can be had, the last one stays on the page with its age, and what can’t be known is left out instead of
          guessed.
        </p>
        <p>
          Options are counted in contracts and priced per contract, never by the price of the share. All amounts are in
          US dollars and reckoned as decimal numbers; only what is shown is rounded, to two decimals, half a cent away
          from zero.
        </p>
      </Part>
      <Part title="Cost basis">
        <p>By average cost: what you paid for all that you hold, for each unit of it.</p>
        <Formula>cost basis = paid for what you hold ÷ units you hold</Formula>
        <p>
          Buying more moves the average. Selling some takes out units at the average cost, so the cost basis of the rest
          stays as it was. Selling everything closes the round; buying again later begins a new one at its own cost.
        </p>
      </Part>
      <Part title="Gain and loss">
        <Formula>total gain/loss = (price − cost basis) ÷ cost basis × 100 %</Formula>
        <Formula>value = price × quantity</Formula>
        <p>
          For what you only watch, as if you had bought it at the price of the day you began to. For what you sold, what
          you got for the last round against what it had cost. Fees, taxes and dividends are not in it.
        </p>
      </Part>
      <Part title="Today">
        <p>
          Today’s change is measured against the close of the market day before. The market is closed on Saturdays,
          Sundays and the holidays of the New York Stock Exchange, by New York’s calendar; then the page says so instead
          of showing a change.
        </p>
      </Part>
    </>
  )
}
