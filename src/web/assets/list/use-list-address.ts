import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type ListAddress, readListAddress } from '#web/routes/list-address.ts'

/** The address follows once nothing more is typed for so long. */
const PAUSE_MS = 150

/** What a list is filtered and sorted by. It stands in the address, so that it is there after a reload and on the way back. */
export function useListAddress(): [ListAddress, (wanted: ListAddress) => void] {
  const address = readListAddress(useSearch({ strict: false }))
  const [wanted, setAsked] = useState(address)
  const navigate = useNavigate()
  const inAddress = JSON.stringify(address)
  const written = useRef(inAddress)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that is in the address
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setAsked(address)
  }, [inAddress])
  useEffect(() => {
    const text = JSON.stringify(wanted)
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      void navigate({ to: '.', search: wanted, replace: true, resetScroll: false })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, navigate])
  return [wanted, setAsked]
}
