import { Article, More, Part } from './article.tsx'
import { HowCritiquesAreMade } from './how-critiques-are-made.tsx'
import { HowNumbersAreMade } from './how-numbers-are-made.tsx'
import { HowTheMirrorWorks } from './how-the-mirror-works.tsx'

/** /page: the method behind every number and sentence of Candor, so that a reader can check it. */
export function HowItWorksPage() {
  return (
    <Article
      title="How it works"
      lead="Every number and every sentence that Candor adds to yours has a method. Here it is, with its limits."
      contents={CONTENTS}
    >
      <Part title="The journal">
        <p>
          Entries are only ever appended. There is no button to edit or delete one, no request that would do it, and the
          database itself refuses to change or remove a row of the journal. What you change your mind about becomes a
          new entry beside the old one.
        </p>
        <More about="How a change would show">
          <p>
            Each entry carries a fingerprint (SHA-256) of its own content, of whose journal it is in and of the entry
            before it, so all of them form a chain, and Candor keeps beside it where each chain ends. Alter an entry,
            take one out or cut off the last ones, and it shows: Candor checks every journal after each start and tells
            you what it found, and whoever runs it can check at any time. What the chain can’t do: somebody who rules
            the whole server could write a new one from the beginning, with its end. It proves most to those who kept an
            earlier fingerprint.
          </p>
        </More>
        <p>
          An entry is stored before the page says so. If your connection breaks while you send it, sending it again
          records it once.
        </p>
        <p>
          A typing mistake is no thought: a price, a quantity, a day, a stop, a target, a term of an option, how it
          ended, a split or the ticker of an unlisted company can be corrected, with a reason, by an entry of its own.
          Both stay in view, and every figure follows the correction. What you thought, the action, the thesis and the
          confidence, can only be followed by another entry.
        </p>
        <p>
          A decision is of today unless you say an earlier day. Figures, charts and holding times go by the day decided,
          prices and quantities are those of that day, and from two days on the entry says how much later it was
          written.
        </p>
      </Part>
      <Part title="Confidence">
        <p>
          A whole number from 1 to 10, chosen by you with every decision; the form begins at 5. Candor shows the first
          one, the latest one and all in between, beside the price of their day. It never derives or corrects them.
        </p>
      </Part>
      <HowTheMirrorWorks />
      <Part title="Wrong if">
        <p>
          Beside every thesis you may write in one line what would prove you wrong, and a day on which to be asked.
          Where the thesis says it already, the form offers the line in your own words; a price of the share it offers
          to set as your stop or target, which is watched, as the line itself is not.
        </p>
        <More about="On its day">
          <p>
            On its day the page asks “Did it happen?” before it shows gain or loss. Your answer is an entry like any
            other, and what you decide afterwards stands beside it: a test is met when it did not happen, broken when it
            did, and ignored when it did and you held on. Candor never answers for you.
          </p>
        </More>
      </Part>
      <HowNumbersAreMade />
      <HowCritiquesAreMade />
      <Part title="Where your data lies">
        <p>
          In one database on the server that this Candor runs on: a file, or a PostgreSQL database if whoever runs it
          chose so. Passwords are kept only as salted hashes. Your browser keeps a sign-in cookie.
        </p>
        <p>
          What you write of a decision is a draft until you record it. It waits in your browser and on the server, for
          your account alone, is no entry and in no export, and goes when you record it or throw it away, at the latest
          90 days after its last edit. Over TLS your browser also keeps what you read last, until you sign out, and
          shows it offline with the time at which it was read. What you record offline waits there and is sent once you
          are back, exactly once; a price that you did not type is asked about first.
        </p>
        <p>
          A decision counts as recorded once the disk has confirmed it. When the disk is full, nothing is recorded, the
          page says so, and your words stay in the form. Only the user who runs the server can read its file.
        </p>
        <p>
          Programs can do what these pages do, through <a href="/api/docs">the same interface</a>.
        </p>
      </Part>
    </Article>
  )
}

const CONTENTS = [
  'The journal',
  'Confidence',
  'Claims',
  'Confidence in the Mirror',
  'Memory and reviews',
  'Lines and drift',
  'Behaviour in money',
  'Wrong if',
  'Prices',
  'Cost basis',
  'Gain and loss',
  'Your account',
  'Stops and targets',
  'Charts',
  'Today',
  'The critique',
  'The built-in critic',
  'Written before',
  'Filings and headlines',
  'What is sent to an AI provider',
  'Where your data lies',
]
