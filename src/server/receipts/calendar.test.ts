import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startCalendarDouble } from '#test/doubles/calendar-double.ts'
import { openAnchoredApp } from '#test/support/anchored-app.ts'
import { download } from '#test/support/exported.ts'
import { append, inBlock, pending, SHA256 } from '#test/support/timestamp-bytes.ts'

let world: Awaited<ReturnType<typeof openAnchoredApp>>
beforeEach(async () => {
  world = await openAnchoredApp()
})
afterEach(() => world.close())

describe('a calendar that answers badly', () => {
  it.each(['garbage', 'oversized', 'redirect', 'cut', 'html', 'server-error', 'limited'] as const)(
    '%s: nothing is stored, and the receipt is sent in a later round',
    async (scenario) => {
      world.calendar.behave(scenario)
      await world.round()
      expect((await world.anchors()).count).toBe(0)
      world.calendar.behave('ok')
      await world.round(2)
      expect((await world.anchors()).count).toBe(1)
      expect(world.calendar.requests.map(({ path }) => path)).not.toContain('/elsewhere')
    },
  )

  it.each([
    ['nothing', ''],
    ['a promise of nobody', SHA256 + append('00')],
    ['a block of 31 bytes', `f0${'01'}00${inBlock(5)}`],
    ['an attestation that no calendar gives', '0001020304050607080178'],
    ['more than 10,000 bytes', `${`ff${append('00'.repeat(3400))}${pending('')}`.repeat(3)}${pending('')}`],
    ['a tree deeper than any', SHA256.repeat(300) + pending('')],
  ])('%s is no promise', async (_, hex) => {
    world.calendar.behave({ status: 200, body: Buffer.from(hex, 'hex') })
    await world.round()
    expect((await world.anchors()).count).toBe(0)
  })

  it.each(['garbage', 'oversized', 'redirect', 'cut', 'html', 'server-error'] as const)(
    '%s for a block leaves the promise as it was',
    async (scenario) => {
      await world.round()
      const before = await download(world.app, world.member, '/api/anchors/2/proof')
      world.calendar.behave(scenario)
      world.calendar.mine(870_123)
      await world.round(1)
      expect(await download(world.app, world.member, '/api/anchors/2/proof')).toEqual(before)
      world.calendar.behave('ok')
      await world.round(4)
      expect((await world.anchors()).latest[0]).toMatchObject({ blockHeight: 870_123 })
    },
  )

  it('another promise instead of a block does not count as one', async () => {
    await world.round()
    world.calendar.behave({ status: 200, body: Buffer.from(pending('https://b.example'), 'hex') })
    await world.round(1)
    expect((await world.anchors()).latest[0]).toMatchObject({ blockHeight: null, isAsked: true })
  })

  it('an address in its response is never requested', async () => {
    const other = await startCalendarDouble()
    world.calendar.behave({ status: 200, body: Buffer.from(append('aabb') + pending(other.url), 'hex') }, 'ok')
    await world.round()
    await world.round(1)
    expect(other.requests).toEqual([])
    expect(world.calendar.requests.map(({ method }) => method)).toEqual(['POST', 'GET'])
    await other.close()
  })
})
