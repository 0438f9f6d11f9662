import { useState } from 'react'

const PREFIX = 'candor.choice.'

/** A switch that this browser remembers, unless it forbids storage. */
export function useStoredChoice(key: string, atFirst: boolean): [boolean, (isChosen: boolean) => void] {
  const [isChosen, setIsChosen] = useState(() => readStored(key) ?? atFirst)
  return [
    isChosen,
    (next) => {
      setIsChosen(next)
      store(key, next)
    },
  ]
}

function readStored(key: string): boolean | null {
  try {
    const stored = localStorage.getItem(PREFIX + key)
    return stored === null ? null : stored === 'yes'
  } catch {
    return null
  }
}

function store(key: string, isChosen: boolean): void {
  try {
    localStorage.setItem(PREFIX + key, isChosen ? 'yes' : 'no')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
