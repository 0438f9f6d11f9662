import { useState } from 'react'

const PREFIX = 'candor.choice.'

/** A switch that this browser remembers. A browser may forbid storage: then it forgets. */
export function useKeptChoice(key: string, atFirst: boolean): [boolean, (isChosen: boolean) => void] {
  const [isChosen, setIsChosen] = useState(() => readKept(key) ?? atFirst)
  return [
    isChosen,
    (next) => {
      setIsChosen(next)
      keep(key, next)
    },
  ]
}

function readKept(key: string): boolean | null {
  try {
    const kept = localStorage.getItem(PREFIX + key)
    return kept === null ? null : kept === 'yes'
  } catch {
    return null
  }
}

function keep(key: string, isChosen: boolean): void {
  try {
    localStorage.setItem(PREFIX + key, isChosen ? 'yes' : 'no')
  } catch {
    // as above
  }
}
