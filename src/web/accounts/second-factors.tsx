import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnAccountView } from '#contract/own-account.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { OnceShown } from './once-shown.tsx'
import { makeRecoveryCodes, removeTotp } from './own-account-api.ts'

/** The authenticator app, and the recovery codes for somebody who loses the app or the password. */
export function SecondFactors({ account }: { account: OwnAccountView }) {
  if (!account.hasPassword) return null
  const { hasTotp, isPasswordEnough, recoveryCodesLeft } = account
  return (
    <>
      <h3>A way back in, and a second step</h3>
      <div className={styles.row}>
        <p className={styles.aside}>
          {recoveryCodesLeft === 0
            ? 'No recovery codes yet. Without one, a lost password can only be replaced by whoever runs this Candor.'
            : `${recoveryCodesLeft} of 10 recovery codes left.`}
        </p>
        <DialogButton name="Make recovery codes">
          {(close) => (
            <ConfirmItIsYou account={account} onLeave={close}>
              <RecoveryCodes hasSome={recoveryCodesLeft > 0} onDone={close} />
            </ConfirmItIsYou>
          )}
        </DialogButton>
      </div>
      <div className={styles.row}>
        <p className={styles.aside}>
          {hasTotp
            ? 'A sign-in asks for the code of your authenticator app.'
            : isPasswordEnough
              ? 'A sign-in asks for the password alone.'
              : 'A sign-in asks for your passkey; the password alone is not enough.'}
        </p>
        <DialogButton name={hasTotp ? 'Remove the authenticator app' : 'Set up an authenticator app'}>
          {(close) => (
            <ConfirmItIsYou account={account} onLeave={close}>
              {hasTotp ? <RemoveApp onDone={close} /> : <LazyTotpForm onDone={close} />}
            </ConfirmItIsYou>
          )}
        </DialogButton>
      </div>
    </>
  )
}

/** Loaded when it is opened, because it contains the code that draws the QR code and is rarely needed. */
const LazyTotpForm = lazyPart<{ onDone: () => void }>({
  queryKey: queryKeys.part('totp-form'),
  load: async () => (await import('./totp-form.tsx')).TotpForm,
  skeleton: <Skeleton label="Loading the form" />,
  what: 'The form',
})

type PartProps = { onDone: () => void }

function RecoveryCodes({ hasSome, onDone }: PartProps & { hasSome: boolean }) {
  const { act, failure } = useChange()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes)
    return (
      <OnceShown label="Your recovery codes" text={codes.join('\n')} onDone={onDone}>
        Print them, or keep them where you keep what matters. Each is good once: for a new password, or where the code
        of your app is asked for.
      </OnceShown>
    )
  return (
    <div className={styles.form}>
      <p>
        Ten codes, shown this once.{hasSome && ' The ones that you have are no longer good then.'} They are for the day
        on which you have lost your password or your app.
      </p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => act(async () => setCodes((await makeRecoveryCodes()).codes))}>
          Show ten new codes
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function RemoveApp({ onDone }: PartProps) {
  const { act, failure } = useChange()
  return (
    <div className={styles.form}>
      <p>From then on a sign-in asks for the password alone.</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          onClick={() =>
            act(async () => {
              await removeTotp()
              onDone()
            })
          }
        >
          Remove it
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  )
}

/** Runs a change of the account that needs no fields, and keeps the message if it fails. */
function useChange() {
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const act = async (work: () => Promise<unknown>) => {
    setFailure(null)
    await work().catch((error: Error) => setFailure(error.message))
    await queries.invalidateQueries({ queryKey: queryKeys.ownAccount })
  }
  return { act, failure }
}
