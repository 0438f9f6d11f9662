import { useEffect, useId } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import { RefusalNotice } from '#web/forms/refusal-notice.tsx'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { keepFocusOnPage } from '#web/ui/keep-focus-on-page.ts'
import { askedWords } from './own-test-format.ts'
import { ownTestStateMessages } from './own-test-state-messages.ts'
import styles from './own-tests.module.css'
import { useAnswerTest } from './use-answer-test.ts'

type OwnTestQuestionProps = { user: string; asset: AssetView; test: OwnTestView; onLater: () => void }

/** "Did it happen?", asked on the day of a test while gain and loss are hidden, because they would influence the answer. */
export function OwnTestQuestion({ user, asset, test, onLater }: OwnTestQuestionProps) {
  const id = useId()
  const language = useLanguage()
  const messages = ownTestStateMessages(language)
  const { refusal, isSending, submit } = useAnswerTest(asset.assetId)
  // The question disappears once it is answered, so the focus is moved if it was inside.
  useEffect(() => () => void setTimeout(keepFocusOnPage), [])
  const answer = (hasHappened: boolean) => submit({ setBySequence: test.setBySequence, hasHappened })
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>{messages.didItHappen}</h2>
      <p className={styles.line} data-own-words>
        {test.line}
      </p>
      <p className={styles.words}>{askedWords(test, language)}</p>
      <RefusalNotice problem={refusal?.problem ?? null} user={user} onPageOf={asset.assetId} />
      <div className={styles.answers}>
        <Button disabled={isSending} onClick={() => answer(true)}>
          {messages.happened}
        </Button>
        <Button disabled={isSending} onClick={() => answer(false)}>
          {messages.didNot}
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={onLater}>
          {messages.later}
        </Button>
      </div>
    </section>
  )
}
