import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { onError } from '../http/on-error.ts'
import { beginInTurn } from './begin-in-turn.ts'
import { makePresence } from './presence.ts'

it('where very much is asked at once by all together, who asks for most is told to come back, and who comes is served', async () => {
  const answer = Promise.withResolvers<void>()
  let begun = 0
  const app = new Hono()
  app.onError(onError(pino({ level: 'silent' }), () => 'reference'))
  app.use(beginInTurn({ config: readConfig({ TRUST_PROXY: '1' }) }, makePresence(), { mostAtOnce: 3 }))
  app.get('/slow', async (c) => {
    begun += 1
    await answer.promise
    return c.text('done')
  })
  app.get('/api/health', (c) => c.text('ready'))
  const ask = async (from: string, path = '/slow') => app.request(path, { headers: { 'x-forwarded-for': from } })
  const pressing = [ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.1')]
  const refused = await ask('192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  const another = ask('192.0.2.2')
  await expect.poll(() => begun).toBe(4)
  expect((await ask('192.0.2.1', '/api/health')).status).toBe(200)
  answer.resolve()
  expect((await another).status).toBe(200)
  await Promise.all(pressing)
  expect((await ask('192.0.2.1')).status).toBe(200)
})
