import { useState } from 'react'
import type { CompanyView } from '#contract/companies.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import { checkCompanyName, checkTicker } from './company-checks.ts'
import { companyMessages } from './company-messages.ts'
import styles from './unlisted-company.module.css'

/** Lets the person enter a company that no directory knows, so that a search never ends without a choice. */
export function UnlistedCompany({ onChoose }: { onChoose: (company: CompanyView) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { unlisted } = useMessages(companyMessages)
  if (isOpen) return <UnlistedForm onChoose={onChoose} />
  return (
    <Button variant="quiet" className={styles.opener} onClick={() => setIsOpen(true)}>
      {unlisted}
    </Button>
  )
}

function UnlistedForm({ onChoose }: { onChoose: (company: CompanyView) => void }) {
  const messages = useMessages(companyMessages)
  const { text } = useMessages(problemMessages)
  const [ticker, setTicker] = useState('')
  const [companyName, setCompanyName] = useState('')
  const [errors, setErrors] = useState<{ ticker?: string | undefined; companyName?: string | undefined }>({})
  const form = useFirstErrorFocus<HTMLFormElement>(errors, false)
  const submit = () => {
    const found = { ticker: checkTicker(ticker), companyName: checkCompanyName(companyName) }
    setErrors(found)
    if (!found.ticker && !found.companyName)
      onChoose({ ticker: ticker.trim().toUpperCase(), companyName: companyName.trim() })
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        // The person has just asked for these fields, and the button that was pressed is gone.
        autoFocus
        label={messages.ticker}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={ticker}
        error={errors.ticker && text(errors.ticker)}
        onChange={(event) => setTicker(event.target.value)}
      />
      <TextField
        label={messages.companyName}
        autoComplete="off"
        value={companyName}
        error={errors.companyName && text(errors.companyName)}
        onChange={(event) => setCompanyName(event.target.value)}
      />
      <Button type="submit">{messages.useThis}</Button>
    </form>
  )
}
