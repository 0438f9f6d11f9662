import { More, Part } from './article.tsx'
import { SENT_TO_PROVIDER } from './sent-to-provider.ts'

/** The part of /page about critiques: who writes them, how, and what leaves the server for them. */
export function HowCritiquesAreMade() {
  return (
    <>
      <Part title="The critique">
        <p>
          Three to seven sentences in three parts, always in this order: your psychology, the fundamentals, world
          events. It does not repeat your thesis and does not say what to do. Each is signed with who wrote it and when.
        </p>
        <More about="If it fails">
          <p>
            Your decision is recorded first; the critique follows as an entry of its own. If it fails, that is recorded
            as a failure with its reason, and you can ask again. Nothing of your decision depends on it.
          </p>
        </More>
      </Part>
      <Part title="The built-in critic">
        <p>
          Without an AI model, a small grammar reads your thesis, clause by clause. It is no language model and says so
          on every critique.
        </p>
        <More about="What it reads, and what it does not">
          <p>
            It reads who says a thing, whether it is denied, told of another day or only supposed, and it looks for what
            would prove the thesis wrong, for figures, dates and events, for wordings that take the place of a reason,
            and for what the ledger shows since your earlier entries: a stop that was moved or obeyed, a test of your
            own that has come, a confidence that rose while the price fell. What the ledger shows it states; about a
            bias that only words show it asks. It gives credit as plainly as it finds fault, quotes your words, and asks
            one question at most. Where filings are known, a yearly growth of revenue or earnings that you count on
            stands beside the last years filed. Where daily closes of the share and of SPY are stored, it says what both
            did since you bought or began to watch (in the month before a first entry), price only. It has no news of
            its own, does not read what is only meant, and does not say that something is missing that it may only have
            failed to recognize. Of a text in another language it reads the price, the number and the ledger. The same
            decision after the same entries and under the same principles always gets the same critique.
          </p>
        </More>
      </Part>
      <Part title="Written before">
        <p>
          Your sentences are compared with those of your own earlier theses about other assets, and with nobody else’s.
        </p>
        <More about="When two sentences are nearly the same">
          <p>
            Two are nearly the same where the cosine between their words is 0.7 or more, with four different words in
            common; a word counts the more, the fewer of your sentences have it (tf-idf). Small words, figures and the
            names of the companies do not count, a sentence and its denial or opposite are never the same, and one that
            you write on more than three assets, and on more than a quarter of all, is taken for a habit of words. What
            the price did since is told in shares of one day, price only, and only where both prices are known. “Have I
            written this before?” beside a thesis looks for the same while you write; nothing of that is kept.
          </p>
        </More>
        <More about="What is told of your decisions in sum">
          <p>
            Of a purchase within a week of a sale of another asset that brought in less than it had cost, critics are
            told that sale. What they are told of your decisions in sum stays silent until there are enough: how
            positions ended that were bought at this confidence, from 10 of 30 on, with Wilson’s range at 95%; sales of
            shares above and below their average cost beside what you keep, from 20 sales on; and from 20 purchases on
            Spearman’s rank correlation between confidence and the money put in.
          </p>
        </More>
      </Part>
      <Part title="Filings and headlines">
        <p>
          Where whoever runs this Candor has set it up, critics are also given what is not yours: figures that the
          company had filed with the SEC before the day you decided, each with its growth where one filing holds both
          years, and headlines of the thirty days before. For that the SEC is asked by the company’s number, and the
          market-data provider by its ticker and the time of your decision; neither learns who asks about it, or what
          you wrote. Headlines stand under the critique. All of it is kept with the critique, so that asking again asks
          the same.
        </p>
      </Part>
      <section id="sent">
        <Part title="What is sent to an AI provider">
          <p>
            Only if whoever runs this Candor has set one up, and only for the critique of the decision that you have
            just recorded:
          </p>
          <ul>
            {SENT_TO_PROVIDER.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p>
            Never with a decision: your username, your e-mail address, what else you own or wrote. Only where you press
            “Let the model write it” on a letter of the Mirror it is sent that letter, with its amounts and the
            sentences of yours that it quotes. The provider is asked not to store the request; whether it keeps to that
            is between it and whoever runs this Candor. A model can be wrong, and can sound sure of it.
          </p>
          <More about="What the model is asked before, and checked for after">
            <p>
              Before all that, unless it is switched off, the model is asked once about the claim alone: the company,
              the date, the thesis, filings and headlines, and neither your confidence nor what you hold, nor any price.
              The probability that it gives within 20 seconds is kept with the critique. Afterwards the critique is
              compared with what the model was given: a quotation, a figure or a headline that is not in it, and a
              change or a profit that stands in it the other way round, is sent back once to be mended, and what is left
              is marked “not in what it was given”.
            </p>
          </More>
          <More about="Where the model cannot answer">
            <p>
              Where the model cannot answer (it is gone, its quota or your calls of the day are used up, what belongs to
              the decision is longer than it can read, it declines, or nothing came of five tries in a row), the
              built-in critic answers in its stead and says why.
            </p>
          </More>
          <More about="What is left out of what is sent and shown">
            <p>
              Characters that nobody sees, such as tags, soft hyphens and marks of direction, are left out of what is
              sent, because words can be hidden in them. Your thesis itself is kept as you wrote it. Of the answer only
              the critique is shown and kept: not what the model thinks before it, and no greeting in its place, which
              counts as a failure. Nothing is shown before it is plainly a critique.
            </p>
          </More>
        </Part>
      </section>
    </>
  )
}
