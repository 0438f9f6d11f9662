import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { WrongSetting } from './environment.ts'

const HERE = 'postgres://candor:secret@127.0.0.1:5432/candor'
const ELSEWHERE = 'postgres://candor:secret@db.example.com:5432/candor'
const database = (environment: Record<string, string>) => readConfig(environment).database

describe('the address of a PostgreSQL', () => {
  it('is used for everything when no direct one is set', () => {
    expect(database({ DATABASE_URL: HERE })).toEqual({ url: HERE, directUrl: HERE, poolSize: 10, isPooled: false })
    expect(database({})).toBeNull()
  })

  it('may be that of a pooler, beside the direct one', () => {
    const set = { DATABASE_URL: `${HERE}_pooled`, DATABASE_DIRECT_URL: HERE, DATABASE_POOLER: '1', DATABASE_POOL: '25' }
    expect(database(set)).toEqual({ url: `${HERE}_pooled`, directUrl: HERE, poolSize: 25, isPooled: true })
    expect(() => database({ DATABASE_URL: HERE, DATABASE_POOLER: '1' })).toThrow(/^DATABASE_DIRECT_URL must be set/)
  })

  it.each([ELSEWHERE, `${ELSEWHERE}?sslmode=disable`, `${ELSEWHERE}?sslmode=prefer`, `${HERE}?host=db.example.com`])(
    '%s leaves this machine unencrypted, and is refused',
    (url) => {
      expect(() => database({ DATABASE_URL: url })).toThrow(WrongSetting)
      expect(() => database({ DATABASE_URL: url })).toThrow(/^DATABASE_URL must end in \?sslmode=verify-full/)
      expect(() => database({ DATABASE_URL: HERE, DATABASE_DIRECT_URL: url })).toThrow(/^DATABASE_DIRECT_URL must end/)
      expect(database({ DATABASE_URL: url, DATABASE_TLS: '0' })).toMatchObject({ url })
    },
  )

  it.each([
    `${ELSEWHERE}?sslmode=verify-full`,
    'postgres://candor:secret@localhost/candor',
    'postgres://candor:secret@[::1]/candor',
    'postgres:///candor?host=/var/run/postgresql',
  ])('%s is accepted', (url) => {
    expect(database({ DATABASE_URL: url })).toMatchObject({ url })
  })
})
