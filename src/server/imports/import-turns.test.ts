import { expect, it } from 'vitest'
import { Refusal } from '../http/problem.ts'
import { makeImportTurns } from './import-turns.ts'

const STAYS = new AbortController().signal
const THROTTLED = { problem: { code: 'throttled', retryAfterSeconds: 60 } }

/** Works that end when they are told to. */
function works(mostWaiting?: number) {
  const turns = makeImportTurns(mostWaiting)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (userId: string, signal = STAYS): Promise<string> =>
    turns.inTurn(
      userId,
      async () => {
        begun.push(userId)
        await new Promise<void>((resolve) => ends.push(resolve))
        return userId
      },
      signal,
    )
  const endOne = async (work: Promise<string> | undefined) => {
    ends.shift()?.()
    await work
    await new Promise(setImmediate)
  }
  return { turns, begun, ask, endOne }
}

it('whoever imports for the first time waits for the one under way, and not for those who come again', async () => {
  const { begun, ask, endOne } = works()
  for (const mallory of ['mallory 1', 'mallory 2', 'mallory 3']) await endOne(ask(mallory))
  const under = ask('mallory 1')
  const again = [ask('mallory 2'), ask('mallory 3')]
  const alice = ask('alice')
  await endOne(under)
  await endOne(alice)
  await endOne(again[0])
  await endOne(again[1])
  expect(begun.slice(3)).toEqual(['mallory 1', 'alice', 'mallory 2', 'mallory 3'])
})

it('where too many wait, it is one who imported lately that is refused, and told when to come back', async () => {
  const { turns, ask, endOne } = works(2)
  for (const mallory of ['mallory 1', 'mallory 2', 'mallory 3']) await endOne(ask(mallory))
  const under = ask('mallory 1')
  const second = ask('mallory 2')
  const third = ask('mallory 3').catch((refusal) => refusal)
  // Before anything is read of it.
  expect(() => turns.requirePlace('mallory 3')).toThrow(Refusal)
  expect(() => turns.requirePlace('alice')).not.toThrow()
  const alice = ask('alice')
  expect(await third).toMatchObject(THROTTLED)
  await endOne(under)
  await endOne(alice)
  await endOne(second)
  expect(await Promise.all([alice, second])).toEqual(['alice', 'mallory 2'])
})

it('a sender who leaves gives up the place, and an upload that is ended too', async () => {
  const { begun, ask, endOne } = works()
  const under = ask('alice')
  const leaving = new AbortController()
  const left = ask('bob', leaving.signal).catch((refusal) => refusal)
  leaving.abort()
  expect(await left).toMatchObject(THROTTLED)
  await endOne(under)
  const last = ask('carol')
  await endOne(last)
  expect(begun).toEqual(['alice', 'carol'])
})

it('a work that fails gives the turn on', async () => {
  const { turns } = works()
  const failing = turns.inTurn('alice', () => Promise.reject(new Error('no journal')), STAYS)
  const next = turns.inTurn('bob', async () => 'imported', STAYS)
  await expect(failing).rejects.toThrow('no journal')
  expect(await next).toBe('imported')
})
