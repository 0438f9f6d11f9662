import type { AssetView } from '#contract/assets.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { stateWords } from './own-test-format.ts'
import { ownTestStateMessages } from './own-test-state-messages.ts'
import styles from './own-tests.module.css'
import { useAnswerTest } from './use-answer-test.ts'

type OwnTestsProps = { user: string; asset: AssetView }

const SHOWN_AT_ONCE = 3

/** The tests that the user wrote for an asset, newest first, each with its state. */
export function OwnTests({ user, asset }: OwnTestsProps) {
  const messages = ownTestStateMessages(useLanguage())
  if (asset.ownTests.length === 0) return null
  const tests = asset.ownTests.toReversed()
  const earlier = tests.slice(SHOWN_AT_ONCE)
  return (
    <section className={styles.tests} aria-labelledby="own-tests">
      <h2 id="own-tests">{messages.heading}</h2>
      <div>
        <TestList user={user} asset={asset} tests={tests.slice(0, SHOWN_AT_ONCE)} />
        {earlier.length > 0 && (
          <Disclosure label={messages.earlier(String(earlier.length))}>
            <TestList user={user} asset={asset} tests={earlier} />
          </Disclosure>
        )}
      </div>
    </section>
  )
}

const TestList = ({ tests, ...props }: OwnTestsProps & { tests: readonly OwnTestView[] }) => (
  <ul>
    {tests.map((test) => (
      <Test key={test.setBySequence} test={test} {...props} />
    ))}
  </ul>
)

/** The user can answer at any time that it happened; that it did not, only on its day, when the page asks. */
function Test({ user, asset, test }: OwnTestsProps & { test: OwnTestView }) {
  const language = useLanguage()
  const messages = ownTestStateMessages(language)
  const { refusal, isSending, submit } = useAnswerTest(asset.assetId)
  return (
    <li>
      <p className={styles.line} data-own-words>
        {test.line}
      </p>
      <p className={styles.words}>
        {stateWords(test, language)}
        {test.state === 'open' && (
          <Button
            variant="quiet"
            className={styles.inline}
            aria-label={messages.happenedName(test.line)}
            data-own-words
            disabled={isSending}
            onClick={() => submit({ setBySequence: test.setBySequence, hasHappened: true })}
          >
            {messages.happened}
          </Button>
        )}
      </p>
      <RefusalNotice problem={refusal?.problem ?? null} user={user} onPageOf={asset.assetId} />
    </li>
  )
}
