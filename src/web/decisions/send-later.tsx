import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { decisionMessages } from './decision-messages.ts'

/** Offered when a decision was not answered and it is not certain that Candor is out of reach: the device sends it once Candor answers. */
export const SendLater = ({ onSendLater }: { onSendLater: () => void }) => (
  <p>
    <Button onClick={onSendLater}>{useMessages(decisionMessages).sendLater}</Button>
  </p>
)
