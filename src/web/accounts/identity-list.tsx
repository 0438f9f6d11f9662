import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { IdentitiesView, ProviderAddressView } from '#contract/identities.ts'
import type { OwnAccountView } from '#contract/own-account.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { formatAge, readersTimeZone } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-section.module.css'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { outcomeOfIdentity } from './identity-outcome.ts'
import { ownAccountMessages } from './own-account-messages.ts'

const IDENTITIES = '/api/account/identities'
const readIdentities = () => request<IdentitiesView>('GET', IDENTITIES)

/** The OpenID Connect identities that can sign in to the account. Linking and unlinking both ask for a sign-in there. */
export function IdentityList({ account }: { account: OwnAccountView }) {
  const language = useLanguage()
  const messages = ownAccountMessages(language).identities
  const { text } = useMessages(problemMessages)
  const heading = useId()
  const { data, error } = useQuery({ queryKey: queryKeys.identities, queryFn: readIdentities })
  const outcome = outcomeOfIdentity(new URLSearchParams(window.location.search).get('identity'), language)
  const [now, zone] = [new Date().toISOString(), readersTimeZone()]
  if (!error && !outcome && !data?.provider && !data?.identities.length) return null
  return (
    <>
      <h3 id={heading}>{messages.name}</h3>
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      {data && data.identities.length > 0 && (
        <ul className={styles.sessions} aria-labelledby={heading}>
          {data.identities.map(({ id, issuer, linkedAt, isOfProvider }) => (
            <li key={id} className={styles.row}>
              <div>
                <p>{issuer}</p>
                <p className={styles.aside}>
                  {(isOfProvider ? messages.linked : messages.linkedOnce)(formatAge(linkedAt, now, zone, language))}
                </p>
              </div>
              <DialogButton
                name={messages.unlink}
                title={messages.unlinkNamed(issuer)}
                aria-label={messages.unlinkNamed(issuer)}
              >
                {(close) => (
                  <ConfirmItIsYou account={account} onLeave={close}>
                    <Leave
                      address={`${IDENTITIES}/${encodeURIComponent(id)}/unlinking`}
                      name={messages.unlinkIt}
                      text={isOfProvider ? messages.unlinking : messages.opensNothing}
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
          <p className={styles.aside}>{messages.elsewhere(data.provider)}</p>
          <DialogButton name={messages.link}>
            {(close) => (
              <ConfirmItIsYou account={account} onLeave={close}>
                <Leave address={IDENTITIES} name={messages.goAndLink} text={messages.linking} onLeave={close} />
              </ConfirmItIsYou>
            )}
          </DialogButton>
        </div>
      )}
      {error && <Notice kind="error">{text(error.message)}</Notice>}
    </>
  )
}

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
