import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isLeaving } from '#web/routes/is-leaving.ts'
import { type ListAddress, readListAddress } from '#web/routes/list-address.ts'

/** The address is updated after this pause in typing. */
const PAUSE_MS = 150

/** The filter and sorting of a list, stored in the address, so that both survive a reload and a return to the page. */
export function useListAddress(): [ListAddress, (wanted: ListAddress) => void] {
  const address = readListAddress(useSearch({ strict: false }))
  const [wanted, setWanted] = useState(address)
  const router = useRouter()
  const inAddress = JSON.stringify(address)
  const written = useRef(inAddress)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that is in the address
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setWanted(address)
  }, [inAddress])
  useEffect(() => {
    const text = JSON.stringify(wanted)
    if (text === written.current) return
    const timer = setTimeout(() => {
      if (isLeaving(router)) return
      written.current = text
      void router.navigate({ to: '.', search: wanted, replace: true, resetScroll: false })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, router])
  return [wanted, setWanted]
}
