import type { Language } from '#domain/locale.ts'
import { readableDay } from '#domain/time.ts'
import { GERMAN } from './recap-texts.de.ts'
import { ENGLISH, type RecapTexts } from './recap-texts.ts'

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

const TEXTS = { en: ENGLISH, de: GERMAN } as const satisfies Record<Language, RecapTexts>

export const recapTexts = (language: Language): RecapTexts => TEXTS[language]

export function recapMail(
  { since, decisions, resolvedClaims, dueReviews, nextClaimOn }: Week,
  { journal, end }: Links,
  language: Language,
): RecapMail {
  const texts = recapTexts(language)
  const lines = [
    texts.decisions(decisions, readableDay(since, language)),
    ...(resolvedClaims === 0 ? [] : [texts.resolved(resolvedClaims)]),
    ...(dueReviews === 0 ? [] : [texts.due(dueReviews)]),
    ...(nextClaimOn === null ? [] : [texts.nextClaim(readableDay(nextClaimOn, language))]),
  ]
  return { subject: texts.subject, text: `${lines.join('\n')}\n\n${texts.foot(journal, end)}\n` }
}

export function confirmationMail(confirm: string, language: Language): RecapMail {
  const { subject, text } = recapTexts(language).confirmation
  return { subject, text: `${text(confirm)}\n` }
}
