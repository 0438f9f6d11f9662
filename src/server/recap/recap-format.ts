import { readableDay } from '#domain/time.ts'

/** A mail of plain text. */
export type RecapMail = { readonly subject: string; readonly text: string }

/** A week in counts and days: no amounts, companies or words of the journal are sent by mail. */
export type Week = {
  /** The day of the last recap in New York. */
  readonly since: string
  readonly decisions: number
  readonly resolvedClaims: number
  readonly dueReviews: number
  /** The day in New York; null while no claim is open. */
  readonly nextClaimOn: string | null
}

type Links = { readonly journal: string; readonly end: string }

export function recapMail(
  { since, decisions, resolvedClaims, dueReviews, nextClaimOn }: Week,
  { journal, end }: Links,
): RecapMail {
  const lines = [
    `You have recorded ${decisions === 0 ? 'no decision' : counted(decisions, 'decision')} since ${readableDay(since)}.`,
    ...(resolvedClaims === 0
      ? []
      : [`${counted(resolvedClaims, 'claim')} came to ${resolvedClaims === 1 ? 'its' : 'their'} day.`]),
    ...(dueReviews === 0
      ? []
      : [
          dueReviews === 1
            ? '1 review is due. It asks what you remember before it shows anything.'
            : `${dueReviews} reviews are due. They ask what you remember before they show anything.`,
        ]),
    ...(nextClaimOn === null ? [] : [`The next claim that counts resolves on ${readableDay(nextClaimOn)}.`]),
  ]
  return {
    subject: 'Your week in Candor',
    text: `${lines.join('\n')}\n\nYour Mirror: ${journal}\n\nYou asked for this mail in Settings. To end it: ${end}\n`,
  }
}

export const confirmationMail = (confirm: string): RecapMail => ({
  subject: 'Do you want a weekly recap from Candor?',
  text: `Somebody, probably you, asked Candor to send a weekly recap to this address: how many decisions, reviews and claims, without amounts.\n\nIf it was you, say yes here: ${confirm}\n\nIf it was not, do nothing: no other mail will come.\n`,
})

const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`
