import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EarlierWordings } from './earlier-wordings.tsx'
import { writePrinciple } from './principle-api.ts'
import { Day } from './principle-dates.tsx'
import { principleMessages } from './principle-messages.ts'
import { firstKeys, type retired } from './principles.ts'
import styles from './retired-principles.module.css'
import { useChangePrinciples } from './use-change-principles.ts'

type Retired = ReturnType<typeof retired>
type OnNews = { /** Announces a change to screen readers. */ onNews: (news: string) => void }

/** The retired principles. They stay readable, with their dates, and can be taken up again. */
export function RetiredPrinciples({ principles, onNews }: { principles: Retired } & OnNews) {
  const { retiredOnes } = useMessages(principleMessages)
  if (principles.length === 0) return null
  return (
    <div className={styles.retired}>
      <Disclosure label={retiredOnes(principles.length)}>
        <ul>
          {principles.map((principle) => (
            <RetiredPrinciple key={principle.principleId} principle={principle} onNews={onNews} />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function RetiredPrinciple({ principle, onNews }: { principle: Retired[number] } & OnNews) {
  const { principleId, text, earlier, firstWrittenAt, retiredAt } = principle
  const messages = useMessages(principleMessages)
  const { send, failure } = useChangePrinciples(
    () => writePrinciple({ principleId, text }),
    () => {
      onNews(messages.inForceAgain(firstKeys(text)))
      // The button that has the focus disappears with its item, so the focus moves to the page's heading.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    },
  )
  return (
    <li data-principle>
      <div className={styles.dates}>
        <span>
          <Day at={firstWrittenAt} />
        </span>{' '}
        <span>
          {messages.retired} <Day at={retiredAt} />
        </span>
      </div>
      <div>
        <p className={styles.text} data-own-words>
          {text}
        </p>
        <EarlierWordings earlier={earlier} />
        <Button
          variant="quiet"
          className={styles.again}
          aria-label={messages.named(messages.takeUpAgain, firstKeys(text))}
          data-own-words
          onClick={() => send({})}
        >
          {messages.takeUpAgain}
        </Button>
        {failure && <Notice kind="error">{failure}</Notice>}
      </div>
    </li>
  )
}
