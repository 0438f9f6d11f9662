import { type ClaimChoice, type ClaimFields, USUAL_CHOICE } from './claim-draft.ts'

const KEY = 'candor.choice.claim'

/** The claim that was last recorded in this browser; the default if there is none or the browser forbids storage. */
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

/** Called once a claim is recorded, not while somebody tries out choices. */
export function rememberChoice({ claimMonths, claimAgainst }: Pick<ClaimFields, 'claimMonths' | 'claimAgainst'>): void {
  try {
    if (claimMonths && claimAgainst) localStorage.setItem(KEY, `${claimMonths} ${claimAgainst}`)
  } catch {
    // Without storage the default is offered the next time.
  }
}
