import { useSendOnce } from '#web/forms/use-send-once.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Signs in with a passkey that was added in Settings. Its code is loaded when somebody presses the button. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (username: string) => void }) {
  const { refusal, submit } = useSendOnce({
    fields: [],
    send: async () => {
      const { user } = await (await import('./passkey-api.ts')).signInWithPasskey()
      if (user) onSignedIn(user.username)
    },
  })
  return (
    <>
      <Button onClick={() => submit({})}>Use a passkey</Button>
      {refusal?.problem && <Notice kind="error">{refusal.problem.detail}</Notice>}
    </>
  )
}
