import { ROUNDINGS } from '#domain/assets/figure.ts'
import { More, Part } from './article.tsx'
import { FigureMethods } from './figure-method.tsx'

/** The part of /page about prices, cost and gain. The formulas come from the data beside each rule. */
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
          Every decision keeps the price that you sent with it, else the newest that was known, with its source and
          time. When no new price can be had, the last one stays with its age; what can’t be known is left out, not
          guessed.
        </p>
        <More about="When a price is held back">
          <p>
            A provider’s price is held back when it moved by more than 40% within a day without a split, is no number
            above zero, or is in another currency. So is a move of more than 25% that looks like a split (within 3% of 3
            for 2, 2, 3, 4, 5, 10 or 20 for 1, or the reverse), also in a price that you type, tell with an update or
            correct, and between your last price and a provider’s, unless its own closes lead from there to here. A fall
            looks like a split however long it took; a rise only within 7 days, from twofold on within 30, and from
            tenfold on within a year, because a share needs longer to rise than to be split. The page asks, and tells
            neither a gain, a loss, a stop nor a target by it until you have said. What you paid or received stands all
            the same and values what you hold meanwhile, and the day’s later prices are compared with what you confirm.
            After a fall, what a provider tells next waits with it as long as it stays below, and so does what you type,
            record or bring as a close; after a rise, what stays above. A price within 25% of the one before is used at
            once, and so is one that looked like a split of a mistyped close of yours once that is put right.
          </p>
        </More>
        <More about="Which closes are kept">
          <p>
            Every trading day’s close from your first decision on is kept for ever, as it was paid. Where you add days
            by hand or from a file, you see yours. Of a file that differs by the ratio of a split you are asked how it
            is meant. What a comma means is told by all of its lines; one that could be thousands or not is not taken.
          </p>
        </More>
        <p>
          Options are counted in contracts and priced per contract. All amounts are in US dollars, computed as decimal
          numbers; only what is shown is rounded. {Object.values(ROUNDINGS).join(' ')}
        </p>
      </Part>
      <Part title="Cost basis">
        <FigureMethods of={['cost-basis', 'realized-gain']} />
        <More about="What a split does">
          <p>
            A split is an entry like any other, which takes effect on its day, before whatever you entered on that day
            or later: you hold more shares, which have cost the same. Where its day is that of your first entry, you say
            whether that one is in old shares, and so restated, or in new ones. While one is reported that you have not
            recorded, no value is shown.
          </p>
        </More>
      </Part>
      <Part title="Gain and loss">
        <FigureMethods of={['total-gain-loss', 'total-value']} />
        <p>Every gain, and the benchmark, is price only: without dividends, fees and taxes.</p>
      </Part>
      <Part title="Your account">
        <p>Each asset counts to the cent, as listed.</p>
        <FigureMethods of={['account-gain-loss']} />
        <p>$1,000 rolled through ten gains of 10% is +159.37%: it was the same $1,000 all along.</p>
        <FigureMethods of={['yearly-return']} />
        <FigureMethods of={['account-value', 'bought-performance', 'sold-performance', 'watched-performance']} />
        <More about="Where a price is not known">
          <p>
            A holding whose price is not known is left out of the gain and, with its share of what you paid, of your own
            money.
          </p>
        </More>
      </Part>
      <Part title="Stops and targets">
        <FigureMethods of={['stop-loss', 'take-profit']} />
        <More about="How long a stop or target stands">
          <p>
            Selling everything ends it. A later Buy takes over the percentage, unless it says otherwise or you have set
            a price instead or removed it. A new stop lies below the price, a new target above it. A stop that moves
            away from the price is told by the critic.
          </p>
        </More>
        <p>
          What you hold is watched with every price that becomes known, and the low and high of days that nobody looked;
          of the day on which you set a stop or a target, with its close. A price that is shown as the stop or target
          itself has reached it, though either may lie a fraction of a cent beyond. When one is reached, an entry says
          so once for each place, with when, at what price, and which decision had set it. What you tell late, a
          correction or an older price, is compared with every stop and target of its day, moved and sold ones too; the
          first price that reached it counts. Candor sells nothing.
        </p>
      </Part>
      <Part title="Charts">
        <p>
          Prices adjusted for splits: every close before a split is divided by it, and so is the price of each decision.
          The benchmark is rebased to the first day shown.
        </p>
        <More about="What the curve of your account adds up">
          <p>
            The curve of your account adds up quantity × close for every trading day, each asset to the cent; a purchase
            or a sale is a step on its day, and the last point is what the Summary says. A price that you type after a
            session counts on the days after it until something newer is known. From the day of a split that you have
            not recorded, the asset is in neither line; nor is an option that has expired, until you record its outcome.
            Where you recorded a split of another day than it is reported of, a provider’s prices of the days between
            are told in the shares that you had by your day.
          </p>
        </More>
      </Part>
      <Part title="Today">
        <FigureMethods of={['todays-gain-loss', 'account-today']} />
        <p>
          Today is New York’s calendar day. On Saturdays, Sundays and holidays of its exchange the market is closed, and
          the page says so.
        </p>
      </Part>
    </>
  )
}
