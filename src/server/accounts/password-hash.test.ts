import { describe, expect, it } from 'vitest'
import { Refusal } from '../http/problem.ts'
import { passwordHashing } from './password-hash.ts'

const { hash: hashPassword, verify: verifyPassword } = passwordHashing(100)

describe('a password', () => {
  it('fits its own hash, which no other password fits', async () => {
    const hash = await hashPassword('lanterns')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await verifyPassword({ hash, password: 'lanterns' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'lantern' })).toBe(false)
  })

  it('is the same however its letters are composed', async () => {
    const hash = await hashPassword('caf\u00e9s')
    expect(await verifyPassword({ hash, password: 'cafe\u0301s' })).toBe(true)
  })

  it('has a salt of its own', async () => {
    expect(await hashPassword('lanterns')).not.toBe(await hashPassword('lanterns'))
  })

  it('fits no text that is not a hash', async () => {
    expect(await verifyPassword({ hash: 'lanterns', password: 'lanterns' })).toBe(false)
  })

  it('waits its turn when many are hashed at once', async () => {
    const hashes = await Promise.all(Array.from({ length: 9 }, () => hashPassword('lanterns')))
    expect(new Set(hashes).size).toBe(9)
  })

  it('is refused at once when too many wait already, with the time to wait', async () => {
    const { hash } = passwordHashing(3)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => hash('lanterns')))
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toHaveLength(20 - 4 - 3)
    expect(refusals[0]).toBeInstanceOf(Refusal)
    expect(refusals[0].problem).toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 })
    expect(await hash('lanterns')).toMatch(/^\$argon2id/)
  })
})
