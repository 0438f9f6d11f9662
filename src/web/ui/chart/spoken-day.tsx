import { useEffect, useState } from 'react'
import hidden from '../hidden.module.css'
import type { Highlight, Reading } from './readout.tsx'

/** A key that is held down passes many days, so only the day on which it rests is announced. */
const SPEAK_AFTER_MS = 400

type SpokenDayProps = { highlight: Highlight | null; readDay: (index: number) => Reading }

/** Announces the facts of a day to screen readers. The slider's value already names the day itself. */
export function SpokenDay({ highlight, readDay }: SpokenDayProps) {
  const isByKey = highlight?.kind === 'day' && highlight.isByKey
  const facts = isByKey ? readDay(highlight.index).facts.join(', ') : ''
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(facts), SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [facts])
  return (
    <p role="status" className={hidden.visually}>
      {spoken}
    </p>
  )
}
