import { expect, test } from 'vitest'
import { PrincipleBody } from '#contract/principles.ts'
import { writePrinciple } from '#domain/principles/change-principles.ts'
import { checkPrinciple } from './principle-checks.ts'
import { principleMessages } from './principle-messages.ts'

const { form } = principleMessages('en')
const principleId = '8c1a3f0e-54a7-4d0e-9b7b-0a7c2f1d9e10'

test.each(['', '  ', 'ab', ' ab ', 'abc', 'x'.repeat(500), `${'x'.repeat(500)} `, 'x'.repeat(501)])(
  'the form has the same message as the contract for principle %#',
  (text) => {
    expect(checkPrinciple(text, null, form)).toBe(
      PrincipleBody.safeParse({ principleId, text }).error?.issues[0]?.message,
    )
  },
)

test('the form refuses an unchanged wording with the message of the domain', () => {
  const standing = {
    principleId,
    versions: [{ text: 'Never.', writtenAt: '2026-11-20T12:00:00.000Z' }],
    retiredAt: null,
    takenUpAgainAt: null,
  }
  const refused = writePrinciple([standing], { principleId, text: 'Never.' })
  expect(checkPrinciple(' Never.', 'Never.', form)).toBe(refused.ok ? '' : refused.problem.message)
})
