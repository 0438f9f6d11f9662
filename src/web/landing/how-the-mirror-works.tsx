import { More, Part } from './article.tsx'

/** The part of /page about the Mirror: each measure with its source and its limit. */
export const HowTheMirrorWorks = () => (
  <>
    <Part title="Claims">
      <p>
        Your confidence is about something: by default that the asset does better than SPY over twelve months; over 1, 3
        or 6 months, against no gain at all or a price of your own, if you say so. A sale says that it does worse. A
        confidence c counts as a probability of (c − 0.5) / 10, so 1 is 5% and 10 is 95%, never certain.
      </p>
      <More about="How a claim is resolved">
        <p>
          A claim runs from the first close after you wrote it down and resolves on the day that it names and not
          before, by daily closes, splits counted, price only. A missing close is waited for ten trading days, after
          Candor itself did not run from its first day on; then the claim cannot be resolved, is never guessed, and
          keeps nothing back. A split that is told later puts the outcome right, in an entry of its own. Decisions
          without a claim carry the usual one, marked as supposed; a close that it needs is waited for without end.
        </p>
        <p>
          The claim of an option’s decision is about the share under it: to buy or hold a call says that the share does
          better, a put that it does worse, to sell one the opposite. It ends when the option expires, and is resolved
          by the share’s closes, for those of a contract are seldom known. It goes by the contract as it stood when the
          decision was written, though that is corrected later. Where nobody had said call or put by then, where no
          close is left before the expiry, and in decisions from before this was said, it is left out, and the Mirror
          says of how many.
        </p>
      </More>
    </Part>
    <Part title="Confidence in the Mirror">
      <p>
        A figure of the Mirror opens the entries that it is computed from, each with the numbers that it brings to it,
        and says how it comes of them, so that you can redo it on paper. What would tell how a claim ended before its
        review is kept back there, too.
      </p>
      <p>
        Below ten resolved claims they are only listed. From ten on you see hits, the Brier score (1950) and Wilson’s
        ranges (1927); from thirty on also Murphy’s parts (1973) beside the noise that chance alone makes, the log score
        and the test.
      </p>
      <More about="The words “overconfident” and “underconfident”, and their limit">
        <p>
          They come from one test over all claims, from 30 on, beyond 1.96. The Mirror looks again after every claim,
          and a test at 5% that is repeated so often accuses one in four of those who are exactly right. So the evidence
          has to be 20 to 1 as well: how much likelier the outcomes are if the real odds were 1.1, 1.225, 1.5, 2.25 or 5
          times those that you said, or that part of them, than if they were those; the mean of the ten, in which each
          of the four smallest counts a sixth of one of the others. For each claim at p that is f / (1 − p + pf) where
          it came true and 1 / (1 − p + pf) where not, multiplied over all claims. Whoever is exactly right ever reaches
          20 with a chance of at most 1 in 20, at whatever number of claims (Ville 1939; Shafer, Shen, Vereshchagin and
          Vovk 2011). The price: who says 90% and is right in 60% is found at 41 claims nineteen times in twenty, who
          says 80% and is right in 60% about every second time, and at 100 nine times in ten.
        </p>
        <p>
          The grey bands are Bröcker and Smith’s (2007). Limit: claims on one company in one month move together, which
          Z does not know. So the evidence takes one of them, the one that came to its day first, and a second range is
          told with companies and months drawn anew a thousand times (Efron 1979), from ten of them on; where it holds
          no difference at all there is no verdict. Companies of one market move together, too, and no figure here knows
          by how much. Only what was written within two days of deciding counts, and nothing that came with an import.
        </p>
        <p>
          From 50 claims on it also says what each of your levels has meant so far, by isotonic regression: neighbouring
          levels whose shares fall are pooled (Ayer and others 1955). Limit: it describes the claims that it was made
          from, and promises nothing of the next ones.
        </p>
        <p>
          The Brier score is told by the quarter and the year in which you decided, each from ten claims on. If a
          journal made anybody better at this, it would show there. How often claims came true by the part of the day
          and the weekday on which they were written is told with Wilson’s range from ten on, and not tested: of eleven
          shares one lies apart by chance in about four of ten journals.
        </p>
      </More>
    </Part>
    <Part title="Memory and reviews">
      <p>
        A review asks what you remember before it shows anything, then has you grade the old text, and only then tells
        the result: the return from the price of your decision to the latest one on the asset’s page, or of what you
        have sold to what it brought. Until then its outcome is in no figure of the Mirror, nor is what would give it
        away by another decision, on the same company or on what it is compared with; such results are told with the
        last of the reviews that they wait for. They wait from the last close of a claim on, which may come before its
        day. While the first review of a decision is due, the Mirror and its letters tell its confidence nowhere, also
        in no quotation, drift or rank; and while any is due, Drift draws no price of its company and sets no theses
        side by side. What a line came to is told by the Mirror meanwhile, unless it tells how a claim ended, and so are
        other changes between two entries; the asset’s own page keeps nothing back. A review is asked for during 90 days
        from each of its reasons; the outcome of a claim for which none is asked any more, also because its closes came
        late, is told without a question.
      </p>
      <More about="What it is measured by">
        <p>
          Recalled less actual return is the memory gap (Walters and Fernbach 2021), counted once for each decision, by
          the answers from before its entry was first shown; remembering the outcome as more foreseen is hindsight
          (Fischhoff and Beyth 1975), counted by the first answers after the outcome. Of several reviews of one company
          that begin or end in the same month one counts. A return within half a point of what it was is remembered
          rightly. Both are silent below ten, and the gap leaves out sales, of which a rise is no good news. A part that
          was sold counts at what it brought, as much of each purchase. The latest price is a close, a provider’s of
          that moment or one that you typed, whichever is newest; where it lies more than five trading days back, no
          return is known. Limit: whoever looks at the price first measures nothing.
        </p>
      </More>
      <More about="The table of decision and result">
        <p>
          The grade that you gave to the old text, before its result was told, stands against what became of its claim:
          well decided and come true is deserved, well decided and not come true is unlucky, poorly decided and come
          true is lucky, poorly decided and not come true is an earned loss. Each decision counts once, by its first
          grade, and none whose claim is still open. Limit: the grade is your own, and whoever remembers how it ended
          has not graded blind. Below ten decisions it is too few to judge, and it is tested nowhere.
        </p>
      </More>
    </Part>
    <Part title="Lines and drift">
      <p>
        A stop, a target or a test of your own that is reached is kept if you sell within five trading days and before
        any decision to go on; else it is held through. Selling at its very price reaches and keeps it at once; holding
        or buying more at such a price is a decision to go on, also where it moves or removes the line. Where a part was
        sold, the rest is held through, and told by itself. What was sold and bought back on the same day, at least as
        much, is neither, and counts nowhere. That a plan of the form “if this, then that” helps people do what they
        meant to was found in 94 tests (Gollwitzer and Sheeran 2006), none of them on investors: nothing is promised.
      </p>
      <More about="What holding did, and how drift is read">
        <p>
          What holding did is the price afterwards less the price at which the line came, times what was held when it
          came, without what was bought at a price beyond it, until the sale, the next line, or the last price; of a
          line that a day’s prices or your own answer told of, the close of its day is that price. What was sold on
          different days counts part by part. Of what was sold before a split that is not recorded, later prices are
          told in the shares that were sold. Where an option was sold before its expiry, or exercised, on a day that no
          entry says, it is not known whether its lines were kept, and they count nowhere. Limit: it says what happened,
          not what would have been wise.
        </p>
        <p>
          Of a line that was kept, waiting is the sale’s price less that price; a sale more than 5% from it is told as
          not near its price. To your credit is a line that you had written down on an earlier day than it came, and
          that no import brought. The curve as if every rule had been kept is your gain less what holding and waiting
          came to, with the money idle. A price stands there for five more trading days at most; on a later day it is
          not known.
        </p>
        <p>
          Drift is read from your entries by rule: surer while the price fell, a reason for holding that nobody gave
          before a fall of 5% or more, of fifteen that are at hand for almost any company, a stop moved away, three
          Holds below cost, a thesis under a quarter of its first length, a purchase after more than 20% in thirty days,
          a figure that no later entry repeats: a percentage, an amount, a date, or a number without a sign that the
          first thesis gives as a price which its share should reach. Such a number counts where the share is what goes
          there, by its ticker, its company’s name, as “the stock”, or as an “it” that can mean nothing else, or is
          called a price target or fair value, between a tenth of the price of that day and ten times as much; or where
          you say that you see it, sell at it or aim at it, between a third and three times as much. Where it may be of
          something else that is counted or measured, it is left out, and with it some that are prices. These rules, and
          the five days of a line, are Candor’s own and come from no study. Drift describes, and scores nobody.
        </p>
      </More>
    </Part>
    <Part title="Behaviour in money">
      <p>
        Gains and losses sold are counted as by Odean (1998), on days with a sale, from 20 sales on, with the standard
        error of the difference; where all or none of the gains, or of the losses, were sold, with Newcombe’s range
        (1998). Values that are all the same tell no range, here and in every other measure. Shares only: how many sales
        of options are left out stands beside it. A day on which something that was held has no close is left out whole,
        for half of it would tilt both shares, and the Mirror names whose close is missing.
      </p>
      <More about="The other measures, and what they need">
        <p>
          Selling against what was kept follows Akepanidtaworn and others (2023), bought minus sold Odean (1999), both
          after 252 and after 84 trading days, turnover and the drag against a portfolio left alone Barber and Odean
          (2000), size against confidence Spearman (1904). What you only watched is held against what you bought, from
          ten of each on; purchases in the five trading days that begin with a sale at a loss against those that begin
          with one at a gain, from six of each on, the days of one sale as one case, and only where nothing else is sold
          in them. These two, like the hours, are Candor’s own and come from no study. What was decided on a day without
          trading counts on the next trading day, or, where that is in another year, on the last one before it: a year
          begins with what was held on its first day. They need daily prices, and in a year a close stands for five more
          trading days at most; where those are missing the Mirror names whose. A year with a purchase or a sale whose
          price is not known, or with a split that is not recorded yet, is not known either, and the Mirror names that
          entry. Limit: price only, without dividends, fees, taxes and cash, and holdings of one time overlap.
        </p>
      </More>
      <More about="The critic’s own score, the letter and the picture">
        <p>
          A language model is asked how probable your claim is before it knows how sure you are, what you hold and what
          the price did, because assistants tend to agree with what they are told somebody thinks (Sharma and others
          2023); its Brier score stands beside yours and the base rate’s, from ten claims on. The built-in critic gives
          no probability. The letter is made of the Mirror as it stood when a quarter or a year was over, with the
          closes and corrections that came later, each claim in the letter about its own day, and each line in that of
          the time when its price was known: of what came since the letter before, then, up to three findings, of what
          stood already, and of what has changed. A language model writes it anew only where you ask for it: it is given
          that letter and nothing else, each figure and quotation of its answer is looked for there, and what is not
          found is marked. It is not kept.
        </p>
        <p>
          A letter reads prices as your lists did on its last day: what you typed or decided counts where it is newer
          than the last close.
        </p>
        <p>
          A picture is one finding, as SVG or PNG, for somebody else to see. It is made in your browser, and nothing is
          sent anywhere. Every sentence with an amount of money, or with how many units you had or sold, is left out of
          it; companies, days and percentages stay, and so may tell who knows you whose they are. Limit: it shows one
          finding without its method, its range and the entries behind it, and long evidence is cut with a sign that
          says so.
        </p>
      </More>
      <p>Whether such a tool improves anyone is unproven.</p>
    </Part>
  </>
)
