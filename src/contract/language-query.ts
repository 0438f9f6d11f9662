import { z } from 'zod'
import { LANGUAGES } from '#domain/locale.ts'

/** In which language an answer says what it says in sentences. Programs that do not ask get English. */
export const LanguageQuery = z.object({
  language: z.enum(LANGUAGES, `The languages are ${LANGUAGES.join(' and ')}.`).default('en'),
})
