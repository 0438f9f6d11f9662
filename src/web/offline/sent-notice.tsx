import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forgetSent, type SentDecision, useSent } from '#web/drafts/sent-decisions.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Button } from '#web/ui/button.tsx'
import { keepFocusOnPage } from '#web/ui/keep-focus-on-page.ts'
import { whenRead } from './offline-notice.tsx'
import { sentMessages } from './sent-messages.ts'
import styles from './sent-notice.module.css'

/** Says above every page which decisions were recorded after their form was left, until they are read or put away. */
export function SentNotice({ user }: { user: string }) {
  const sent = useSent(user)
  // A live region announces only what is added to it after it was rendered.
  const [isSpoken, setIsSpoken] = useState(false)
  const isAny = sent.length > 0
  useEffect(() => setIsSpoken(isAny), [isAny])
  if (!isAny) return null
  return (
    <div role="status" className={styles.sent}>
      {isSpoken && sent.map((decision) => <Sent key={decision.decisionId} user={user} decision={decision} />)}
    </div>
  )
}

function Sent({ user, decision }: { user: string; decision: SentDecision }) {
  const { decisionId, action, ticker, list, assetId, sequence, writtenAt } = decision
  const language = useLanguage()
  const messages = sentMessages(language)
  const name = messages.decision(actionName(action, language), ticker)
  const seen = () => forgetSent(user, decisionId)
  const close = () => {
    seen()
    requestAnimationFrame(keepFocusOnPage)
  }
  return (
    <div>
      <p>
        {messages.recorded}{' '}
        <Link to={assetPath(user, list, assetId)} hash={`entry-${sequence}`} onClick={seen}>
          {name}
        </Link>
        {writtenAt !== null && messages.writtenOffline(whenRead(Date.parse(writtenAt), Date.now(), language))}
      </p>
      <Button variant="quiet" onClick={close} aria-label={messages.closeNamed(name)}>
        {messages.close}
      </Button>
    </div>
  )
}
