import { expect, it } from 'vitest'
import { credentialHint, INVALID_CREDENTIALS_SHOWN_MS, PASSWORD_LENGTH, USERNAME } from './credentials.ts'

it('the limits of a sign-in are those of the specification', () => {
  expect([USERNAME.min, PASSWORD_LENGTH.minDefault, INVALID_CREDENTIALS_SHOWN_MS]).toEqual([5, 5, 3000])
})

it.each(['username', 'password'])('the hints on a %s have the exact words', (field) => {
  expect(credentialHint(field, false)).toBe(`❌ ${field} not long enough`)
  expect(credentialHint(field, true)).toBe(`✅ You've entered a valid ${field}`)
})
