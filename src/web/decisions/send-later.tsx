import { Button } from '#web/ui/button.tsx'

/** For who has a network and does not reach Candor: the device can send it once Candor answers. */
export const SendLater = ({ onSendLater }: { onSendLater: () => void }) => (
  <p>
    <Button onClick={onSendLater}>Send it when Candor answers</Button>
  </p>
)
