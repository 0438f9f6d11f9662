import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/language/use-messages.ts'
import { isLeaving } from '#web/routes/is-leaving.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { journalMessages } from './journal-messages.ts'

/** How long typing has to pause before the search runs. */
const PAUSE_MS = 150

type SearchFieldProps = { search: string; onSearch: (search: string) => void }

/** Searches while somebody types. The search is in the address, and a changed address changes the field. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const messages = useMessages(journalMessages)
  const router = useRouter()
  const [typed, setTyped] = useState(search)
  const looked = useRef(search)
  const onSearchNow = useRef(onSearch)
  onSearchNow.current = onSearch
  useEffect(() => {
    if (search !== looked.current) setTyped(search)
    looked.current = search
  }, [search])
  useEffect(() => {
    if (typed === looked.current) return
    const timer = setTimeout(() => {
      if (isLeaving(router)) return
      looked.current = typed
      onSearchNow.current(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, router])
  return (
    <TextField
      label={messages.search}
      type="search"
      placeholder={messages.searchExample}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
