import { Formula, Part } from './article.tsx'

/** Prices, cost and gain, as they are reckoned in domain/assets and domain/prices. */
export function HowNumbersAreMade() {
  return (
    <>
      <Part title="Prices">
        <p>
          From a price provider if whoever runs this Candor has set one up, else typed by you or from a file of yours.
          The current price is the newest of them all: a quote is of its own moment, a close of the end of its session,
          what you type of the moment of its writing. Only what you paid steps back where a provider has a price of the
          same session: it says what you paid, and not what the share costs.
        </p>
        <p>
          Every decision keeps the price that was known, with its source and time, and it never changes afterwards: the
          one that you sent with it, else the newest that Candor knew. When no new price can be had, the last one stays
          on the page with its age, and what can’t be known is left out instead of guessed.
        </p>
        <p>
          A provider’s price is held back when it moved by more than 40% within a day without a split, when it is no
          number above zero, or when it is in another currency. So is a move of more than 25% that looks like a split
          (within 3% of 3 for 2, 2, 3, 4, 5, 10 or 20 for 1, or the reverse), also in a price that you type for its own
          sake, in a fall that you tell with an update, and in a provider’s price far below one that you said in the
          week before: the page asks whether there was one, and tells neither a loss nor a stop by it until you have
          said. What you paid or received stands in the books all the same. What you confirm is a price of its own
          moment, and the day’s later ones are compared with it.
        </p>
        <p>
          The close of every trading day from your first decision on is kept for ever, as it was paid that day, so that
          a company which is delisted later keeps its history here. You can add days by hand or from a file; where you
          did, you see yours. A file that differs from what is known by the ratio of a split may be adjusted for it
          already: then you are asked, with both readings side by side. What a comma means is told by all of a file’s
          lines; a line that could be thousands or not is not taken.
        </p>
        <p>
          Options are counted in contracts and priced per contract, never by the price of the share. All amounts are in
          US dollars, so a price in another currency has to be converted before you type it. They are reckoned as
          decimal numbers; only what is shown is rounded, to two decimals, half a cent away from zero. A price below a
          dollar is kept as it came, and shown with four to six places.
        </p>
      </Part>
      <Part title="Cost basis">
        <p>By average cost: what you paid for all that you hold, for each unit of it.</p>
        <Formula>cost basis = paid for what you hold ÷ units you hold</Formula>
        <p>
          Buying more moves the average. Selling some takes out units at the average cost, so the cost basis of the rest
          stays as it was. Selling everything closes the round; buying again later begins a new one at its own cost.
        </p>
        <Formula>realized gain = sold for − what that had cost</Formula>
        <p>Over all sales of all rounds, and rounded only where it is shown.</p>
        <p>
          A split is an entry like any other: you record it, and it takes effect on its day, before whatever you entered
          on that day or later. You hold more shares then, which have cost the same. As long as a provider reports a
          split that you have not recorded, no value is told. An option that has expired asks you what became of it.
        </p>
      </Part>
      <Part title="Gain and loss">
        <Formula>total gain/loss = (price − cost basis) ÷ cost basis × 100%</Formula>
        <Formula>value = price × quantity</Formula>
        <p>
          For what you only watch, as if you had bought it at the price of the day you began to; what watching gained
          stays on the page when you buy. For what you sold, what you got for the last round against what it had cost.
          Every gain, and the benchmark, is price only: dividends, fees and taxes are not in it.
        </p>
      </Part>
      <Part title="Your account">
        <Formula>bought = value of what you hold − its cost</Formula>
        <Formula>sold = all that your sales ever brought in − what that had cost</Formula>
        <Formula>account = bought + sold</Formula>
        <p>
          Sold counts whole sales and parts, every round, what you bought again later, and what became of options, so
          that no loss disappears by buying again. Each asset counts to the cent as its list shows it, so lists, cards
          and explanations agree.
        </p>
        <Formula>account in percent = account ÷ the most of your own money that was in at once × 100%</Formula>
        <p>
          That is the highest that your purchases less your proceeds ever stood, entry by entry over all you own. $1,000
          rolled through ten gains of 10% is +159.37%, for it was the same $1,000 all along. $9,000 lost on $10,000 stay
          lost, however well the one share does that you bought afterwards.
        </p>
        <p>
          A holding whose price is not known is left out of the gain and, with its share of what you paid, of your own
          money; the card says how many are.
        </p>
        <p>
          From a year after your first purchase on, the yearly return stands beside it. It weighs every payment by the
          days that it was in: the one rate of growth by which all that you paid in comes out at all that you got back
          and what you hold today (XIRR, in years of 365 days). If there is no such rate, or more than one, none is
          shown.
        </p>
      </Part>
      <Part title="Stops and targets">
        <Formula>stop = price of the decision that set it × (1 − stop loss ÷ 100)</Formula>
        <Formula>target = price of the decision that set it × (1 + take profit ÷ 100)</Formula>
        <p>
          A percentage gives a price once, from the decision’s own price, and the price is what is kept: buying more or
          selling some does not move it, a split restates it, selling everything ends it. A later Buy takes over the
          percentage, unless it says otherwise; once you have moved the stop to a price or removed it, there is none to
          take over. A new stop lies below the price, and a new target above it. An update can set, move or remove it,
          and its entry says from where to where; a stop that moves away from the price is told by the critic.
        </p>
        <p>
          They are watched for what you hold, with every price that becomes known and with the low and high of days that
          nobody looked. When one is reached, an entry says when, at what price, and which of your decisions had set it.
          That is told once for each place at which it stands. Candor sells nothing.
        </p>
      </Part>
      <Part title="Charts">
        <p>
          Prices in shares of today: every close before a split is divided by it, and so is the price of each decision,
          which therefore lies where it was made and never moves; a decision whose price nobody knew stands below the
          chart. The benchmark is rebased to the first day shown. Of many days each pixel keeps its highest and its
          lowest; the table has them all. The curve of your account adds up quantity × close for every trading day, each
          asset to the cent; a purchase or a sale is a step on its day, and the last point is what the Summary says. A
          price that you type after a session counts on the days after it until something newer is known. From the day
          of a split that you have not recorded, the asset is in neither line.
        </p>
      </Part>
      <Part title="Today">
        <p>
          What you held at the previous close counts from that close, what you bought today from what you paid, and what
          you sold today up to its sale.
        </p>
        <Formula>today in percent = today ÷ (worth at the previous close + paid today) × 100%</Formula>
        <p>
          Today is New York’s calendar day: what you wrote down on a day before it was held then. The market is closed
          on Saturdays, Sundays and the holidays of the New York Stock Exchange; then the page says so instead of
          showing a change.
        </p>
      </Part>
    </>
  )
}
