import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { makePresence } from './presence.ts'
import { turnsOfAccount } from './turns-of-account.ts'
import { turnsToBegin } from './turns-to-begin.ts'

describe('turns to begin', () => {
  const beginnings = (clock = { ms: 0 }) => {
    const turns = turnsToBegin(
      0,
      makePresence(() => clock.ms),
    )
    const begun: string[] = []
    const ask = (who: string, count: number) => {
      for (let nth = 1; nth <= count; nth += 1) turns.take(who).then(() => begun.push(`${who} ${nth}`))
    }
    return { begun, ask }
  }

  it('are one in each turn of the event loop for everybody: who asks for little is not behind who asks for much', async () => {
    const { begun, ask } = beginnings()
    ask('another', 1)
    await nextTurn()
    ask('one', 3)
    ask('another', 1)
    await Promise.resolve()
    expect(begun).toEqual(['another 1', 'one 1', 'another 1'])
    await nextTurn()
    ask('another', 1)
    await Promise.resolve()
    expect(begun.slice(3)).toEqual(['one 2', 'another 1'])
    await nextTurn()
    expect(begun.slice(5)).toEqual(['one 3'])
  })

  it('are eight for somebody who has Candor to themselves, and one again as soon as somebody comes', async () => {
    const clock = { ms: 0 }
    const { begun, ask } = beginnings(clock)
    ask('another', 1)
    clock.ms = 10_000
    await nextTurn()
    ask('one', 11)
    await Promise.resolve()
    expect(begun).toHaveLength(9)
    ask('another', 1)
    await nextTurn()
    expect(begun.slice(9)).toEqual(['another 1', 'one 9'])
  })

  it('are those of eight people in a turn, however many ask, and of the others after them', async () => {
    const { begun, ask } = beginnings()
    ask('another', 1)
    await nextTurn()
    const crowd = Array.from({ length: 20 }, (_, nth) => `person ${nth + 1}`)
    for (const person of crowd) ask(person, 2)
    await Promise.resolve()
    expect(begun.slice(1)).toEqual(crowd.slice(0, 8).map((person) => `${person} 1`))
    const counts: number[] = []
    for (let turn = 2; turn <= 5; turn += 1) {
      await nextTurn()
      counts.push(begun.length - 1)
    }
    expect(counts).toEqual([16, 24, 32, 40])
    // Nobody's second request has begun before everybody's first.
    expect(begun.slice(1, 21).sort()).toEqual(crowd.map((person) => `${person} 1`).sort())
  })

  it('are shared with all long work by whoever has more waiting than a page asks for', async () => {
    const { begun, ask } = beginnings()
    ask('another', 1)
    await nextTurn()
    // given: somebody with many requests, somebody with few, and a long work that has begun
    ask('one', 12)
    ask('another', 3)
    const slices: string[] = []
    const work = async () => {
      for (let slice = 1; slice <= 3; slice += 1) {
        await nextSlice()
        slices.push(`${begun.filter((name) => name.startsWith('one')).length} had begun`)
      }
    }
    const working = work()
    // when: the loop turns as often as the work has slices
    await working
    // then: the crowd and the work took turns, and whoever asked for little was held up by neither
    expect(slices).toEqual(['1 had begun', '2 had begun', '3 had begun'])
    expect(begun.filter((name) => name.startsWith('another'))).toHaveLength(4)
  })
})

it('every request begins, also where the others go while somebody’s crowd waits for a slice', async () => {
  // given: a crowd beside somebody else, which waits behind long work
  let isAlone = false
  const turns = turnsToBegin(0, { see: () => undefined, isAlone: () => isAlone })
  let begun = 0
  const ask = async () => {
    await turns.take('one')
    begun += 1
  }
  const working = Promise.all(Array.from({ length: 6 }, nextSlice))
  const early = Array.from({ length: 12 }, ask)
  await nextTurn()
  // when: the others are gone, all of it begins, and more requests come before the slice
  isAlone = true
  for (let turn = 1; turn <= 2; turn += 1) {
    await turns.take('another')
    await nextTurn()
  }
  const late = Array.from({ length: 100 }, ask)
  await Promise.all([...early, ...late, working])
  // then
  expect(begun).toBe(112)
})

describe('the turns of accounts', () => {
  it('let few of one account work at once, in their order, and nobody else wait for them', async () => {
    const turns = turnsOfAccount({ working: 2, waiting: 10 })
    const begun: string[] = []
    const begin = (name: string) =>
      turns.take('one').then((turn) => {
        begun.push(name)
        return turn
      })
    const [first, second, third, fourth] = [begin('first'), begin('second'), begin('third'), begin('fourth')]
    const turn = await first
    await second
    expect(await turns.take('another')).not.toBeNull()
    expect(begun).toEqual(['first', 'second'])
    turn?.end()
    const turnOfThird = await third
    expect(begun).toEqual(['first', 'second', 'third'])
    turnOfThird?.end()
    await fourth
    expect(begun).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('refuse who would wait behind too many', async () => {
    const turns = turnsOfAccount({ working: 1, waiting: 1 })
    const turn = await turns.take('one')
    const waiting = turns.take('one')
    expect(await turns.take('one')).toBeNull()
    turn?.end()
    expect(await waiting).not.toBeNull()
  })

  it('let one of an account work at once where others are there too, and more when those have gone', async () => {
    let isCrowded = false
    const turns = turnsOfAccount({ working: 2, waiting: 10 }, () => isCrowded)
    let begun = 0
    const begin = () =>
      turns.take('one').then((turn) => {
        begun += 1
        return turn
      })
    const [first, second, third, fourth] = [begin(), begin(), begin(), begin()]
    const [turnOfFirst, turnOfSecond] = [await first, await second]
    isCrowded = true
    await turnOfFirst?.end()
    await nextTurn()
    expect(begun).toBe(2)
    isCrowded = false
    await turnOfSecond?.end()
    await Promise.all([third, fourth])
    expect(begun).toBe(4)
  })

  it('have no limit where it is 0', async () => {
    const turns = turnsOfAccount({ working: 0, waiting: 0 })
    expect((await Promise.all(Array.from({ length: 50 }, () => turns.take('one')))).every(Boolean)).toBe(true)
  })
})

describe('beyond its share', () => {
  let app: TestApp
  afterEach(() => app.close())

  it('an account is refused in words, with when to come back, and another is not', async () => {
    app = await openTestApp({ SEARCHES_PER_MINUTE: '2' })
    app.setNow('2026-11-21T10:00:20.000Z')
    const [alice, bob] = [await app.member(), await app.member()]
    const search = (visitor = alice) => visitor.send('GET', '/api/companies?search=bank')
    const answers = [await search(), await search(), await search()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[2]?.json).toMatchObject({
      code: 'throttled',
      detail:
        'Your account made 2 searches in this minute. Nothing was recorded now; what you typed is still here. Please try again in 40 seconds.',
    })
    expect(answers[2]?.headers.get('retry-after')).toBe('40')
    expect((await search(bob)).status).toBe(200)
    app.setNow('2026-11-21T10:01:00.000Z')
    expect((await search()).status).toBe(200)
  })

  it('HEAD counts as GET does, and holds neither a turn nor an open page afterwards', async () => {
    app = await openTestApp({ SEARCHES_PER_MINUTE: '2' })
    const member = await app.member()
    const search = (method: string) => member.send(method, '/api/companies?search=bank')
    const answers = [await search('HEAD'), await search('GET'), await search('HEAD')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    for (let page = 1; page <= 9; page += 1) expect((await member.send('HEAD', '/api/events')).status).toBe(200)
    expect((await member.send('HEAD', '/api/export')).status).toBe(200)
    expect((await member.send('GET', '/api/export')).status).toBe(200)
    expect((await app.visitor().send('HEAD', '/api/health')).status).toBe(200)
  })

  it('requests that wait for their turn all come to it', async () => {
    app = await openTestApp({ READS_AT_ONCE: '2', REQUESTS_WAITING: '20' })
    const member = await app.member()
    const ask = () => member.send('GET', '/api/assets?list=bought')
    const answers = await Promise.all(Array.from({ length: 22 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const flooded = await Promise.all(Array.from({ length: 60 }, ask))
    expect(flooded.filter(({ status }) => status === 429)).not.toHaveLength(0)
    expect(await ask()).toMatchObject({ status: 200 })
  })
})
