import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUp } from '../support/http-member.ts'
import { KEYS } from '../support/providers.ts'
import { type RunningCandor, runCandor, startCandor } from '../support/running-candor.ts'

const started: RunningCandor[] = []
afterEach(() => Promise.all(started.splice(0).map((candor) => candor.close())))

async function start(environment: Record<string, string> = {}): Promise<RunningCandor> {
  const candor = await startCandor(environment)
  started.push(candor)
  return candor
}

describe('a start', () => {
  test('says first where Candor is, then what is active, and nothing else', async () => {
    const { said, url, folder } = await start()
    await expect.poll(() => said.length).toBe(7)
    expect(said).toEqual([
      `Candor is ready at ${url}`,
      `  journal     SQLite in ${folder}`,
      '  companies   local directory, which asks the SEC for its list (set MARKET_DATA_API_KEY to search a provider too)',
      '  prices      typed by hand (set PRICE_API_KEY to have them filled in)',
      '  critic      built-in, no language model (set AI_API_KEY for one)',
      '  facts       none but your own (set CONTACT_EMAIL for filings, headlines come with the key for the company search)',
      '  mail        none is sent (set SMTP_URL, MAIL_FROM and CANDOR_URL for weekly recaps)',
    ])
  })

  test('names the providers that have a key, and no key', async () => {
    const { said } = await start({
      MARKET_DATA_API_KEY: KEYS.massive,
      PRICE_API_KEY: KEYS.twelveData,
      OPENAI_API_KEY: KEYS.openAi,
      AI_MODEL: 'gpt-of-tomorrow',
    })
    await expect.poll(() => said.length).toBe(7)
    expect(said.slice(2)).toEqual([
      '  companies   local directory, which asks the SEC for its list, then the market-data provider',
      '  prices      Twelve Data, then Massive (previous close)',
      '  critic      gpt-of-tomorrow',
      '  facts       headlines from the market-data provider (set CONTACT_EMAIL for filings)',
      '  mail        none is sent (set SMTP_URL, MAIL_FROM and CANDOR_URL for weekly recaps)',
    ])
  })

  test('answers from the moment on at which it says that it is ready', async () => {
    const candor = await start()
    expect(await fetch(`${candor.url}/api/health`).then((answer) => answer.json())).toEqual({ status: 'ready' })
  })

  test('finds what was there before, and who was signed in', async () => {
    const candor = await start()
    const member = await signUp(candor, 'again')
    const asset = await member.add()
    const before = await member.critiqued(1)
    expect(before.thesis).toEqual(asset.thesis)
    await candor.restart()
    expect(await member.asset(1)).toEqual(before)
    const signedIn = await member.send('POST', '/api/session', { username: 'again', password: PASSWORD })
    expect(signedIn).toMatchObject({ status: 200, json: { user: { username: 'again' } } })
  })
})

describe('a wrong setting stops the start with a sentence that names it', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, /^PORT /],
    [{ AUTH_PASSWORD_MIN: '4' }, 'AUTH_PASSWORD_MIN must be at least 5.'],
    [{ AI_BASE_URL: 'http://127.0.0.1:9/v2' }, 'AI_BASE_URL must end in /v1.'],
    [{ PRICE_BASE_URL: 'twelvedata' }, /^PRICE_BASE_URL /],
    [{ MARKET_DATA_BASE_URL: 'ftp://example.com' }, /^MARKET_DATA_BASE_URL /],
    [{ DATABASE_URL: 'mysql://localhost/candor' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ ENABLE_YAHOO: 'yes' }, 'ENABLE_YAHOO must be 0 or 1.'],
  ])('%j', async (environment, sentence) => {
    const { code, said, logged } = await runCandor(environment)
    expect({ code, said, lines: logged.length }).toEqual({ code: 1, said: [], lines: 1 })
    expect(logged[0]).toMatch(/^Candor did not start: /)
    const words = logged[0]?.replace('Candor did not start: ', '') ?? ''
    if (typeof sentence === 'string') expect(words).toBe(sentence)
    else expect(words).toMatch(sentence)
  })

  test('a key in a wrong setting is not repeated', async () => {
    const { logged } = await runCandor({ AI_API_KEY: KEYS.openAi, AI_BASE_URL: `http://127.0.0.1:9/${KEYS.openAi}` })
    expect(logged.join('\n')).toBe('Candor did not start: AI_BASE_URL must end in /v1.')
  })
})

test('a port that is taken is said in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, said, logged } = await runCandor({ PORT: String(port) })
  other.close()
  expect({ code, said }).toEqual({ code: 1, said: [] })
  expect(logged.filter((line) => !line.startsWith('{'))).toEqual([
    expect.stringMatching(new RegExp(`^Candor cannot listen on 127.0.0.1:${port}: .*Set PORT to a free port\\.$`)),
  ])
})

describe('SIGTERM', () => {
  test('ends everything in time, with an event stream open', async () => {
    const candor = await start()
    const member = await signUp(candor, 'stream')
    const stream = await fetch(`${candor.url}/api/events`, { headers: { cookie: member.cookie } })
    expect(stream.status).toBe(200)
    const reading = stream.text()
    await member.add()
    // stop() holds that it is in time and the exit code 0.
    await candor.stop()
    expect(await reading).toContain('event: recorded')
  })

  test('lets an answer under way be finished', async () => {
    const candor = await start()
    const member = await signUp(candor, 'underway')
    const adding = member.add()
    await Promise.all([candor.stop(), adding.catch(() => null)])
    await candor.start()
    const { status } = await member.send('GET', '/api/assets/1')
    // Either it came too late to be taken at all, or it was answered and is there.
    expect(status).toBe((await adding.catch(() => null)) ? 200 : 404)
  })
})
