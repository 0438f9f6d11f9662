import { Button } from '#web/ui/button.tsx'

/** Offered when the network works but Candor cannot be reached: the device sends the decision once Candor answers. */
export const SendLater = ({ onSendLater }: { onSendLater: () => void }) => (
  <p>
    <Button onClick={onSendLater}>Send it when Candor answers</Button>
  </p>
)
