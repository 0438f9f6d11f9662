import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { encode } from 'uqr'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { standingErrors } from '#web/forms/form-errors.ts'
import { SmallForm } from '#web/forms/small-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './account-section.module.css'
import { beginTotp, confirmTotp } from './own-account-api.ts'
import { ownAccountMessages } from './own-account-messages.ts'

/** Shows the key as a QR code and in letters, and asks for a first code, which proves that the app has the key. */
export function TotpForm({ onDone }: { onDone: () => void }) {
  const { factors: messages, code } = useMessages(ownAccountMessages)
  const { text } = useMessages(problemMessages)
  const queries = useQueryClient()
  // Fetched once each time the form is opened, because every answer contains a new key.
  const begun = useQuery({
    queryKey: queryKeys.totp,
    queryFn: beginTotp,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [typed, setTyped] = useState({ code: '' })
  const { refusal, isSending, submit } = useSubmit({
    fields: ['code'],
    isQuiet: true,
    send: confirmTotp,
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.ownAccount, exact: true })
      onDone()
    },
  })
  if (begun.isError) return <Notice kind="error">{text(begun.error.message)}</Notice>
  if (!begun.data) return <Skeleton label={messages.makingKey} />
  return (
    <SmallForm
      send={messages.useApp}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void submit(typed)}
      onLeave={onDone}
    >
      <p>{messages.scan}</p>
      <QrCode text={begun.data.address} />
      <section aria-label={messages.key}>
        <pre className={styles.secret}>{begun.data.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</pre>
      </section>
      <TextField
        label={code}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={typed.code}
        error={standingErrors(refusal, typed, text).code}
        onChange={(event) => setTyped({ code: event.target.value })}
      />
    </SmallForm>
  )
}

/** Dark on light in both color schemes, because many cameras cannot read the opposite. */
function QrCode({ text }: { text: string }) {
  const { qrCode } = useMessages(ownAccountMessages).factors
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={qrCode}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
