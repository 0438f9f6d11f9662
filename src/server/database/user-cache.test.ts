import { describe, expect, it } from 'vitest'
import { makeUserCache } from './user-cache.ts'

const DATABASE = {}

describe('a cache by user', () => {
  it('has what was stored last, and only of the same database', () => {
    const cache = makeUserCache<string>(10)
    cache.store(DATABASE, 'alice', 'old')
    cache.store(DATABASE, 'alice', 'new')
    expect([cache.find(DATABASE, 'alice'), cache.find(DATABASE, 'bobby'), cache.find({}, 'alice')]).toEqual([
      'new',
      undefined,
      undefined,
    ])
  })

  it('drops who asked longest ago once there are too many', () => {
    const cache = makeUserCache<number>(2)
    cache.store(DATABASE, 'alice', 1)
    cache.store(DATABASE, 'bobby', 2)
    cache.find(DATABASE, 'alice')
    cache.store(DATABASE, 'carol', 3)
    expect(['alice', 'bobby', 'carol'].map((user) => cache.find(DATABASE, user))).toEqual([1, undefined, 3])
  })

  it('drops as many as are too heavy together, but never who asked last', () => {
    const cache = makeUserCache<string>(10, (text) => text.length)
    cache.store(DATABASE, 'alice', 'four')
    cache.store(DATABASE, 'bobby', 'four')
    cache.store(DATABASE, 'carol', 'as long as twenty-two.')
    expect(['alice', 'bobby', 'carol'].map((user) => cache.find(DATABASE, user))).toEqual([
      undefined,
      undefined,
      'as long as twenty-two.',
    ])
  })
})
