import { describe, expect, it } from 'vitest'
import { makeDiskTrust } from './disk-trust.ts'
import { FilesMoved, WritingStopped } from './storage-failure.ts'

/** A database whose files are moved, and whose transactions begin and end, as the test says. */
function watched(watchesReads = false) {
  const state = { isInPlace: true, isInTransaction: false }
  const trust = makeDiskTrust({
    faultOfFiles: () => (state.isInPlace ? null : new FilesMoved()),
    watchesReads,
    isInTransaction: () => state.isInTransaction,
  })
  return { state, trust }
}

/** An error as node:sqlite throws it. */
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
      const { trust } = watched()
      expect(() => trust.run('commit', failing(errcode))).toThrow(WritingStopped)
      for (const sql of [...WRITES, ...WRITES_IN_DISGUISE])
        expect(() => trust.run(sql, () => 1)).toThrow(WritingStopped)
      for (const sql of READS) expect(trust.run(sql, () => 'read')).toBe('read')
    },
  )

  it('that is full, or a row that is refused, does not stop later writes', () => {
    const { trust } = watched()
    for (const errcode of [13, 1555, 5]) expect(() => trust.run('commit', failing(errcode))).toThrow('disk I/O error')
    expect(trust.run('commit', () => 'done')).toBe('done')
  })

  it('whose files are moved before a transaction begins is no longer written, but can be read', () => {
    const { state, trust } = watched()
    expect(trust.takesWrites()).toBe(true)
    state.isInPlace = false
    let begun = 0
    expect(() => trust.run('begin immediate', () => (begun += 1))).toThrow(FilesMoved)
    expect(begun).toBe(0)
    expect(trust.takesWrites()).toBe(false)
    for (const sql of READS) expect(trust.run(sql, () => 'read')).toBe('read')
  })

  it('whose files are moved before a transaction ends acknowledges neither it nor anything later', () => {
    const { state, trust } = watched()
    trust.run('begin immediate', () => (state.isInTransaction = true))
    state.isInPlace = false
    trust.run('insert into t values (1)', () => 1)
    expect(() => trust.run('commit', () => (state.isInTransaction = false))).toThrow(FilesMoved)
    state.isInPlace = true
    expect(() => trust.run('begin immediate', () => 1)).toThrow(FilesMoved)
    expect(trust.takesWrites()).toBe(false)
  })

  it('that loses its files is noticed by the health check before a write', () => {
    const { state, trust } = watched()
    state.isInPlace = false
    expect(trust.takesWrites()).toBe(false)
    expect(() => trust.run('begin immediate', () => 1)).toThrow(FilesMoved)
  })
})
