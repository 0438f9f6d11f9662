import { useQueryClient } from '@tanstack/react-query'
import type { OwnAccountView } from '#contract/own-account.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
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
  const { answer, ...form } = useChange(makeRecoveryCodes)
  if (answer)
    return (
      <OnceShown label="Your recovery codes" text={answer.codes.join('\n')} onDone={onDone}>
        Print them, or keep them where you keep what matters. Each is good once: for a new password, or where the code
        of your app is asked for.
      </OnceShown>
    )
  return (
    <SmallForm send="Show ten new codes" {...form} onLeave={onDone}>
      <p>
        Ten codes, shown this once.{hasSome && ' The ones that you have are no longer good then.'} They are for the day
        on which you have lost your password or your app.
      </p>
    </SmallForm>
  )
}

function RemoveApp({ onDone }: PartProps) {
  const { refusal, isSending, onSubmit } = useChange(removeTotp, onDone)
  return (
    <SmallForm
      send="Remove it"
      leave="Keep it"
      refusal={refusal}
      isSending={isSending}
      onSubmit={onSubmit}
      onLeave={onDone}
    >
      <p>From then on a sign-in asks for the password alone.</p>
    </SmallForm>
  )
}

/**
 * Sends a change of the account that needs no fields, once: recovery codes that are made twice would void the ones on screen.
 * The account is read again whatever came of it, because a refusal may mean that it has changed elsewhere.
 */
function useChange<Answer>(send: () => Promise<Answer>, onDone?: () => void) {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: queryKeys.ownAccount })
  const { refusal, answer, isSending, submit } = useSubmit({
    fields: [],
    isQuiet: true,
    send,
    onSent: () => {
      // Closed first: with the account as it is now, the same dialog would begin to set up another app.
      onDone?.()
      return again()
    },
    onRefused: () => void again(),
  })
  return { refusal, answer, isSending, onSubmit: () => void submit({}) }
}
