import { useEffect, useRef, useState } from 'react'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { type OffersReader, startReader } from './offers-reader.ts'
import type { Offers } from './read-offers.ts'

const NOTHING: Offers = { test: null, levels: [] }

/** The offers for the text being written. If their code cannot be loaded there are none, and the form works without them. */
export function useOffers(thesis: string, line: string, takesLevels: boolean): Offers {
  const [offers, setOffers] = useState(NOTHING)
  const reader = useRef<OffersReader>(null)
  const isWritten = thesis.trim() !== '' || line.trim() !== ''
  useEffect(() => {
    if (isWritten) reader.current ??= startReader(setOffers)
    reader.current?.read({ thesis, line, takesLevels, today: marketDayOf(new Date().toISOString()) })
  }, [isWritten, thesis, line, takesLevels])
  useEffect(
    () => () => {
      reader.current?.end()
      reader.current = null
    },
    [],
  )
  return offers
}
