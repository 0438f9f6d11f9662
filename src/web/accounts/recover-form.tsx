import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { standingErrors } from '#web/forms/form-errors.ts'
import { useSendOnce } from '#web/forms/use-send-once.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { recover } from './session-api.ts'
import styles from './sign-in-form.module.css'

const EMPTY = { username: '', recoveryCode: '', newPassword: '', code: '' }

/** Sets a new password with a recovery code. The fields are rendered once somebody opens the form. */
export function RecoverForm() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure label="Lost your password?" onOpen={() => setIsOpen(true)}>
      {isOpen && <Fields />}
    </Disclosure>
  )
}

function Fields() {
  const [typed, setTyped] = useState(EMPTY)
  const [isDone, setIsDone] = useState(false)
  const { refusal, isSending, submit } = useSendOnce({
    fields: ['username', 'recoveryCode', 'newPassword', 'code'],
    send: async ({ code, ...fields }: typeof typed) => {
      await recover(code === '' ? fields : { ...fields, code })
      setTyped(EMPTY)
      setIsDone(true)
    },
  })
  const form = useFirstErrorFocus<HTMLFormElement>(refusal, isSending)
  const errors = standingErrors(refusal, typed)
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
  })
  function send(event: SubmitEvent) {
    event.preventDefault()
    void submit(typed)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <TextField {...field('username')} label="Your username" autoComplete="username" />
      <TextField {...field('recoveryCode')} label="Recovery code" autoComplete="off" />
      <TextField {...field('newPassword')} label="New password" type="password" autoComplete="new-password" />
      <TextField
        {...field('code')}
        label="Code of your app"
        unit="only where you have set one up"
        autoComplete="one-time-code"
      />
      {refusal?.problem && <Notice kind="error">{refusal.problem.detail}</Notice>}
      {isDone && <Notice kind="info">Your password is changed. Log in with the new one.</Notice>}
      <Button type="submit" aria-busy={isSending}>
        Set the new password
      </Button>
      <p>Without a recovery code, whoever runs this Candor can give you a new password.</p>
    </form>
  )
}
