import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

describe('a password', () => {
  it('fits its own hash and no other password does', async () => {
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

  it('fits nothing that is no hash', async () => {
    expect(await verifyPassword({ hash: 'lanterns', password: 'lanterns' })).toBe(false)
  })

  it('waits its turn when many are hashed at once', async () => {
    const hashes = await Promise.all(Array.from({ length: 9 }, () => hashPassword('lanterns')))
    expect(new Set(hashes).size).toBe(9)
  })
})
