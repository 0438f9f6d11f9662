import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Signs in with a passkey that was added in Settings. Its code is loaded when somebody presses the button. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (username: string) => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const signIn = async () => {
    setFailure(null)
    try {
      const { user } = await (await import('./passkey-api.ts')).signInWithPasskey()
      if (user) onSignedIn(user.username)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <Button onClick={signIn}>Use a passkey</Button>
      {failure && <Notice kind="error">{failure}</Notice>}
    </>
  )
}
