import { useQueryClient } from '@tanstack/react-query'
import type { OwnAccountView } from '#contract/own-account.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { OnceShown } from './once-shown.tsx'
import { makeRecoveryCodes, removeTotp } from './own-account-api.ts'
import { ownAccountMessages } from './own-account-messages.ts'

/** The authenticator app, and the recovery codes for somebody who loses the app or the password. */
export function SecondFactors({ account }: { account: OwnAccountView }) {
  const messages = useMessages(ownAccountMessages).factors
  if (!account.hasPassword) return null
  const { hasTotp, isPasswordEnough, recoveryCodesLeft } = account
  return (
    <>
      <h3>{messages.name}</h3>
      <div className={styles.row}>
        <p className={styles.aside}>
          {recoveryCodesLeft === 0 ? messages.noCodes : messages.codesLeft(String(recoveryCodesLeft))}
        </p>
        <DialogButton name={messages.makeCodes}>
          {(close) => (
            <ConfirmItIsYou account={account} onLeave={close}>
              <RecoveryCodes hasSome={recoveryCodesLeft > 0} onDone={close} />
            </ConfirmItIsYou>
          )}
        </DialogButton>
      </div>
      <div className={styles.row}>
        <p className={styles.aside}>
          {hasTotp ? messages.asksForCode : isPasswordEnough ? messages.asksForPassword : messages.asksForPasskey}
        </p>
        <DialogButton name={hasTotp ? messages.removeApp : messages.setUpApp}>
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

function LoadingForm() {
  return <Skeleton label={useMessages(ownAccountMessages).factors.loadingForm} />
}

/** Loaded when it is opened, because it contains the code that draws the QR code and is rarely needed. */
const LazyTotpForm = lazyPart<{ onDone: () => void }>({
  queryKey: queryKeys.part('totp-form'),
  load: async () => (await import('./totp-form.tsx')).TotpForm,
  skeleton: LoadingForm,
  what: ownAccountMessages('en').factors.form,
})

type PartProps = { onDone: () => void }

function RecoveryCodes({ hasSome, onDone }: PartProps & { hasSome: boolean }) {
  const messages = useMessages(ownAccountMessages).factors
  const { answer, ...form } = useChange(makeRecoveryCodes)
  if (answer)
    return (
      <OnceShown label={messages.codes} text={answer.codes.join('\n')} onDone={onDone}>
        {messages.keepCodes}
      </OnceShown>
    )
  return (
    <SmallForm send={messages.showCodes} {...form} onLeave={onDone}>
      <p>{hasSome ? messages.newCodes : messages.firstCodes}</p>
    </SmallForm>
  )
}

function RemoveApp({ onDone }: PartProps) {
  const { factors, remove, keep } = useMessages(ownAccountMessages)
  const { refusal, isSending, onSubmit } = useChange(removeTotp, onDone)
  return (
    <SmallForm send={remove} leave={keep} refusal={refusal} isSending={isSending} onSubmit={onSubmit} onLeave={onDone}>
      <p>{factors.thenPassword}</p>
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
