import { describe, expect, it } from 'vitest'
import { makeDiskTrust } from './disk-trust.ts'
import { WritingStopped } from './storage-failure.ts'

/** As node:sqlite throws it. */
const sqliteError = (errcode: number) =>
  Object.assign(new Error('disk I/O error'), { errcode, code: 'ERR_SQLITE_ERROR' })

const failing = (errcode: number) => () => {
  throw sqliteError(errcode)
}

const WRITES = [
  'begin immediate',
  'commit',
  'insert into t values (1)',
  'update t set a = 1',
  'delete from t',
  'savepoint p',
]
const WRITES_IN_DISGUISE = ['with w as (select 1) insert into t select * from w', 'create table u (a)']
const READS = ['select 1', '  SELECT 1', 'with w as (select 1) select * from w', 'pragma page_count', 'rollback']

describe('a disk', () => {
  it.each([778, 1034, 1290])(
    'that did not confirm a write (%i) is given no other before a restart, and is read',
    (errcode) => {
      const trust = makeDiskTrust()
      expect(() => trust.run('commit', failing(errcode))).toThrow(WritingStopped)
      for (const sql of [...WRITES, ...WRITES_IN_DISGUISE])
        expect(() => trust.run(sql, () => 1)).toThrow(WritingStopped)
      for (const sql of READS) expect(trust.run(sql, () => 'read')).toBe('read')
    },
  )

  it('that is full, or refuses a row, is written again', () => {
    const trust = makeDiskTrust()
    for (const errcode of [13, 1555, 5]) expect(() => trust.run('commit', failing(errcode))).toThrow('disk I/O error')
    expect(trust.run('commit', () => 'done')).toBe('done')
  })
})
