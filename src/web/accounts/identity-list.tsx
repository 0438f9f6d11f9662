import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { IdentitiesView, ProviderAddressView } from '#contract/identities.ts'
import type { OwnAccountView } from '#contract/own-account.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { outcomeOfIdentity } from './identity-outcome.ts'

const IDENTITIES = '/api/account/identities'
const readIdentities = () => request<IdentitiesView>('GET', IDENTITIES)

/** The OpenID Connect identities that can sign in to the account. Linking and unlinking both ask for a sign-in there. */
export function IdentityList({ account }: { account: OwnAccountView }) {
  const heading = useId()
  const { data, error } = useQuery({ queryKey: queryKeys.identities, queryFn: readIdentities })
  const outcome = outcomeOfIdentity(new URLSearchParams(window.location.search).get('identity'))
  const [now, zone] = [new Date().toISOString(), readersTimeZone()]
  if (!error && !outcome && !data?.provider && !data?.identities.length) return null
  return (
    <>
      <h3 id={heading}>OpenID Connect</h3>
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      {data && data.identities.length > 0 && (
        <ul className={styles.sessions} aria-labelledby={heading}>
          {data.identities.map(({ id, issuer, linkedAt, isOfProvider }) => (
            <li key={id} className={styles.row}>
              <div>
                <p>{issuer}</p>
                <p className={styles.aside}>
                  Linked {formatAge(linkedAt, now, zone)}
                  {!isOfProvider && '; this Candor signs nobody in there any more'}
                </p>
              </div>
              <DialogButton name="Unlink" title={`Unlink ${issuer}`} aria-label={`Unlink ${issuer}`}>
                {(close) => (
                  <ConfirmItIsYou account={account} onLeave={close}>
                    <Leave
                      address={`${IDENTITIES}/${encodeURIComponent(id)}/unlinking`}
                      name="Unlink it"
                      text={isOfProvider ? UNLINKING : 'It opens nothing here.'}
                      onLeave={close}
                    />
                  </ConfirmItIsYou>
                )}
              </DialogButton>
            </li>
          ))}
        </ul>
      )}
      {data?.provider && !account.hasProvider && (
        <div className={styles.row}>
          <p className={styles.aside}>Sign in here with an account that you have elsewhere: {data.provider}.</p>
          <DialogButton name="Link it to this account">
            {(close) => (
              <ConfirmItIsYou account={account} onLeave={close}>
                <Leave address={IDENTITIES} name="Go there and link it" text={LINKING} onLeave={close} />
              </ConfirmItIsYou>
            )}
          </DialogButton>
        </div>
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
    </>
  )
}

const LINKING = 'You sign in there once more and come back to this page. From then on that sign-in opens this account.'
const UNLINKING =
  'You sign in there once more and come back to this page. From then on that sign-in opens this account no more. Your other ways in stay.'

type LeaveProps = { address: string; name: string; text: string; onLeave: () => void }

/** Asks the server for the provider's address and goes there; stays if the server answers that it is done already. */
function Leave({ address, name, text, onLeave }: LeaveProps) {
  const queries = useQueryClient()
  const { refusal, isSending, submit } = useSubmit({
    fields: [],
    isQuiet: true,
    send: () => request<ProviderAddressView>('POST', address),
    onSent: async (view) => {
      if (view.address !== null) return window.location.assign(view.address)
      await queries.invalidateQueries({ queryKey: queryKeys.ownAccount })
      onLeave()
    },
  })
  return (
    <SmallForm send={name} refusal={refusal} isSending={isSending} onSubmit={() => void submit({})} onLeave={onLeave}>
      <p>{text}</p>
    </SmallForm>
  )
}
