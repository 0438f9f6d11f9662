import { ROUNDINGS } from '#domain/assets/figure.ts'
import { Part } from './article.tsx'
import { FigureMethods } from './figure-method.tsx'

/** Prices, cost and gain: each figure in the words of the data beside its rule, and what is to be said around them. */
export function HowNumbersAreMade() {
  return (
    <>
      <Part title="Prices">
        <p>
          From a price provider if whoever runs this Candor has set one up, else typed by you or from a file of yours. A
          quote is of its own moment, a close of the end of its session, what you type of the moment of its writing.
        </p>
        <FigureMethods of={['current-price']} />
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
          decimal numbers, and only what is shown is rounded. {Object.values(ROUNDINGS).join(' ')}
        </p>
      </Part>
      <Part title="Cost basis">
        <FigureMethods of={['cost-basis', 'realized-gain']} />
        <p>Buying more moves the average.</p>
        <p>
          A split is an entry like any other: you record it, and it takes effect on its day, before whatever you entered
          on that day or later. You hold more shares then, which have cost the same. As long as a provider reports a
          split that you have not recorded, no value is told. An option that has expired asks you what became of it.
        </p>
      </Part>
      <Part title="Gain and loss">
        <FigureMethods of={['total-gain-loss', 'total-value']} />
        <p>
          What watching gained stays on the page when you buy. Every gain, and the benchmark, is price only: dividends,
          fees and taxes are not in it.
        </p>
      </Part>
      <Part title="Your account">
        <p>
          Each asset counts to the cent as its list shows it, so lists, cards and explanations agree. No loss disappears
          by buying again.
        </p>
        <FigureMethods of={['account-gain-loss']} />
        <p>
          $1,000 rolled through ten gains of 10% is +159.37%, for it was the same $1,000 all along. $9,000 lost on
          $10,000 stay lost, however well the one share does that you bought afterwards.
        </p>
        <FigureMethods
          of={['account-value', 'bought-performance', 'sold-performance', 'watched-performance', 'yearly-return']}
        />
        <p>
          A holding whose price is not known is left out of the gain and, with its share of what you paid, of your own
          money; the card says how many are.
        </p>
      </Part>
      <Part title="Stops and targets">
        <FigureMethods of={['stop-loss', 'take-profit']} />
        <p>
          A percentage gives a price once, and the price is what is kept; selling everything ends it. A later Buy takes
          over the percentage, unless it says otherwise; once you have moved the stop to a price or removed it, there is
          none to take over. A new stop lies below the price, and a new target above it. The entry of an update says
          from where to where; a stop that moves away from the price is told by the critic.
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
        <FigureMethods of={['todays-gain-loss', 'account-today']} />
        <p>
          Today is New York’s calendar day: what you wrote down on a day before it was held then. The market is closed
          on Saturdays, Sundays and the holidays of the New York Stock Exchange; then the page says so instead of
          showing a change.
        </p>
      </Part>
    </>
  )
}
