import { describe, expect, it } from 'vitest'
import { refusalOf } from './start-refusal.ts'
import {
  isBrokenOff,
  isDiskFull,
  OutcomeUnknown,
  orWithoutWriting,
  storageFailure,
  WritingStopped,
} from './storage-failure.ts'

const postgres = (code: string) => Object.assign(new Error('said by PostgreSQL'), { code })
const sqlite = (errcode: number) => Object.assign(new Error('said by SQLite'), { code: 'ERR_SQLITE_ERROR', errcode })

describe('what a database failed with', () => {
  it.each<readonly [unknown, string | null]>([
    [postgres('53100'), 'full'],
    [sqlite(13), 'full'],
    [sqlite(5), 'busy'],
    [sqlite(261), 'busy'],
    ...['57P01', '57P02', '57P03', '08006', '08003', '40001', '40P01', '53300', '57014', '55P03', 'ECONNREFUSED'].map(
      (code) => [postgres(code), 'lost'] as const,
    ),
    [new Error('Connection terminated unexpectedly'), 'lost'],
    [new Error('timeout exceeded when trying to connect'), 'lost'],
    [new OutcomeUnknown(postgres('57P01')), 'lost'],
    [new WritingStopped(), 'unsynced'],
    [new Error('wrapped', { cause: postgres('53100') }), 'full'],
    [postgres('23505'), null],
    [sqlite(1555), null],
    [new TypeError('a defect'), null],
    ['no error', null],
  ])('%s is %j', (error, failure) => {
    expect(storageFailure(error)).toBe(failure)
  })

  it.each([
    [sqlite(13), true],
    [sqlite(4874), true],
    [postgres('53100'), true],
    [Object.assign(new Error('said by the system'), { code: 'ENOSPC' }), true],
    [sqlite(10), false],
    [new TypeError('a defect'), false],
  ])('%s is a full disk: %j, and a start says so', (error, isFull) => {
    expect(isDiskFull(error)).toBe(isFull)
    expect(refusalOf(error, 'candor.db')?.message.includes('candor.db cannot grow: the disk is full.') ?? false).toBe(
      isFull,
    )
  })

  it('leaves the outcome open where the connection is gone, and not where the server rolled back', () => {
    expect(isBrokenOff(postgres('57P01'))).toBe(true)
    expect(isBrokenOff(new Error('Connection terminated unexpectedly'))).toBe(true)
    for (const code of ['40001', '40P01', '57014', '53100', '23505']) expect(isBrokenOff(postgres(code))).toBe(false)
  })

  it('lets known data be read where only storing it failed', async () => {
    expect(await orWithoutWriting(Promise.reject(sqlite(13)), () => 'known')).toBe('known')
    await expect(orWithoutWriting(Promise.reject(postgres('57P01')), () => 'known')).rejects.toThrow('PostgreSQL')
  })
})
