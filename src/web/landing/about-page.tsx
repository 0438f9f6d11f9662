import { Article, Part } from './article.tsx'

/** /about: what Candor is and what it is not. */
export function AboutPage() {
  return (
    <Article
      title="A mirror, not an advisor."
      lead="Candor keeps what you thought when you decided, and gives it back to you unchanged. That is all it does."
    >
      <Part title="What it is">
        <p>
          A journal for people who invest their own money. Each time you watch, buy, hold or sell, you write down why
          and how sure you are. The entry is sealed as it is. A critique appears in its margin. Later, when the price
          has moved and memory with it, the page still says what you thought.
        </p>
      </Part>
      <Part title="What it is not">
        <ul>
          <li>It is no financial advisor. It never tells you what to buy or sell, and its critiques are not advice.</li>
          <li>It is no broker. It holds no money, places no orders, and has no access to your accounts.</li>
          <li>It is no tax record. Gains are computed at average cost, which may not be how your country does it.</li>
          <li>It is no judge. It describes what you wrote and what came of it, and leaves the conclusion to you.</li>
        </ul>
      </Part>
      <Part title="Does it work?">
        <p>
          Nobody has shown that a journal like this one makes anyone a better investor. That memory bends towards what
          happened afterwards is well established; that reading your own old words cures it is not. Candor is built on
          the hope that it helps, and promises no return.
        </p>
      </Part>
      <Part title="Who sees what you write">
        <p>
          You, and whoever runs the server that this Candor is on, because the journal lies in a database there. No
          other user can open it. There is no advertising, no tracking and no third-party script on these pages.
        </p>
        <p>
          If an AI model writes the critiques, its provider receives the decision that it is to read. What exactly, and
          what never, is listed in <a href="/page#sent">how it works</a>.
        </p>
      </Part>
      <Part title="Free, and open">
        <p>
          Candor is free software under the GNU Affero General Public License, version 3. You may run it on your own
          machine, read every line, and change it. Whoever offers a changed Candor to others must offer them its source
          as well.
        </p>
      </Part>
    </Article>
  )
}
