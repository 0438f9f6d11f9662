import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { USERNAME } from './credentials.ts'
import { fittingUsernames } from './fitting-usernames.ts'

const namesFor = (preferredUsername: string | null, email: string | null = null) =>
  fittingUsernames({ preferredUsername, email }, ['4f7a'])

describe('the usernames to try', () => {
  it.each([
    ['the preferred name as it is', 'Grace.Hopper', null, ['Grace.Hopper', 'Grace.Hopper-4f7a']],
    ['then the part of the e-mail before the @', 'Grace.Hopper', 'grace@navy.example', ['Grace.Hopper', 'grace']],
    ['the e-mail alone', null, 'ada.lovelace@example.com', ['ada.lovelace', 'ada.lovelace-4f7a']],
    ['of a preferred name that is an e-mail, the part before the @', 'ada.l@example.com', null, ['ada.l']],
    ['letters without their marks', 'Zoë Müller', null, ['Zoe-Muller']],
    ['a short name with a suffix only', 'bob', null, ['bob-4f7a']],
    ['of a short name and a fit e-mail, the e-mail', 'bob', 'robert@example.com', ['robert']],
    ['a neutral name for letters that no address has', '小林', null, ['member-4f7a']],
    ['a neutral name for nobody', null, null, ['member-4f7a']],
    ['nothing that begins or ends in a dot', '..admin..', null, ['admin']],
    ['what is too long, cut', 'x'.repeat(40), null, ['x'.repeat(32), `${'x'.repeat(27)}-4f7a`]],
  ])('are %s', (_, preferredUsername, email, names) => {
    expect(namesFor(preferredUsername, email).slice(0, names.length)).toEqual(names)
  })

  it('are all valid, whatever the provider tells', () => {
    const said = fc.option(fc.string({ unit: 'binary', maxLength: 60 }))
    fc.assert(
      fc.property(said, said, (preferredUsername, email) => {
        const names = namesFor(preferredUsername, email)
        const isFit = (name: string) =>
          USERNAME.pattern.test(name) && name.length >= USERNAME.min && name.length <= USERNAME.max
        expect(names.filter((name) => !isFit(name))).toEqual([])
        expect(names.at(-1)).toMatch(/-4f7a$/)
      }),
      { seed: 20261121, numRuns: 500 },
    )
  })
})
