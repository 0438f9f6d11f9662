import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { decisionMessages } from './decision-messages.ts'

/** Offered when the network works but Candor cannot be reached: the device sends the decision once Candor answers. */
export const SendLater = ({ onSendLater }: { onSendLater: () => void }) => (
  <p>
    <Button onClick={onSendLater}>{useMessages(decisionMessages).sendLater}</Button>
  </p>
)
