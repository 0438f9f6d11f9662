import { useSendOnce } from '#web/forms/use-send-once.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type PasskeySignInProps = {
  name: string
  /** What a refusal says in the language of the page. The page of the login is in English. */
  text?: (detail: string) => string
  onSignedIn: (username: string) => void
}

/** Signs in with a passkey that was added in Settings. Its code is loaded when somebody presses the button. */
export function PasskeySignIn({ name, text = (detail) => detail, onSignedIn }: PasskeySignInProps) {
  const { refusal, submit } = useSendOnce({
    fields: [],
    send: async () => {
      const { user } = await (await import('./passkey-api.ts')).signInWithPasskey()
      if (user) onSignedIn(user.username)
    },
  })
  return (
    <>
      <Button onClick={() => submit({})}>{name}</Button>
      {refusal?.problem && <Notice kind="error">{text(refusal.problem.detail)}</Notice>}
    </>
  )
}
