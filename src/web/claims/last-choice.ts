import { type ClaimChoice, type ClaimFields, USUAL_CHOICE } from './claim-draft.ts'

const KEY = 'candor.choice.claim'

/** What this browser's person chose the last time. A browser may forbid storage: then it is the usual choice. */
export function lastChoice(): ClaimChoice {
  try {
    const [months, against] = (localStorage.getItem(KEY) ?? '').split(' ')
    const isMonths = months === '1' || months === '3' || months === '6' || months === '12'
    const isAgainst = against === 'benchmark' || against === 'gain' || against === 'price'
    return isMonths && isAgainst ? { months, against } : USUAL_CHOICE
  } catch {
    return USUAL_CHOICE
  }
}

/** Kept once it was recorded, not while it is tried. */
export function rememberChoice({ claimMonths, claimAgainst }: Pick<ClaimFields, 'claimMonths' | 'claimAgainst'>): void {
  try {
    if (claimMonths && claimAgainst) localStorage.setItem(KEY, `${claimMonths} ${claimAgainst}`)
  } catch {
    // as above
  }
}
