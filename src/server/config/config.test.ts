import { describe, expect, it } from 'vitest'
import { startLines } from '../settings/providers.ts'
import { readConfig } from './config.ts'
import { WrongSetting } from './environment.ts'

const provider = {
  OIDC_ISSUER: 'https://id.example.com/',
  OIDC_CLIENT_ID: 'candor',
  OIDC_CLIENT_SECRET: 'canary-4',
  CANDOR_URL: 'https://candor.example.com/',
}

describe('the environment', () => {
  it('needs nothing at all', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      database: null,
      marketData: null,
      prices: null,
      ai: null,
      isYahooEnabled: false,
      passwordMin: 5,
      openIdConnect: null,
      calendarUrl: null,
      isDemo: false,
    })
  })

  it('is ignored in a demo, which calls no other server', () => {
    const environment = {
      CANDOR_DEMO: '1',
      PORT: '3388',
      CANDOR_DATA: '/tmp/never-made',
      DATABASE_URL: 'postgres://candor@127.0.0.1/candor',
      MARKET_DATA_API_KEY: 'a',
      PRICE_API_KEY: 'b',
      OPENAI_API_KEY: 'c',
      ENABLE_YAHOO: '1',
      AUTH_PASSWORD_MIN: '15',
      OPENTIMESTAMPS_CALENDAR: 'https://a.example',
      ...provider,
    }
    expect(readConfig(environment)).toMatchObject({
      isDemo: true,
      port: 3388,
      dataFolder: null,
      database: null,
      marketData: null,
      prices: null,
      ai: null,
      isYahooEnabled: false,
      passwordMin: 5,
      openIdConnect: null,
      calendarUrl: null,
    })
  })

  it('treats an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', AI_API_KEY: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, ai: null })
  })

  it('uses OPENAI_API_KEY where AI_API_KEY is missing, and AI_API_KEY before it', () => {
    expect(readConfig({ OPENAI_API_KEY: 'a' }).ai).toEqual({
      apiKey: 'a',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4o',
    })
    expect(readConfig({ OPENAI_API_KEY: 'a', AI_API_KEY: 'b', AI_MODEL: 'm' }).ai).toMatchObject({
      apiKey: 'b',
      model: 'm',
    })
  })

  it('takes AI_BASE_URL alone for a local server without a key, unless it is OpenAI’s', () => {
    expect(readConfig({ AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'm' }).ai).toEqual({
      apiKey: null,
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'm',
    })
    expect(readConfig({ AI_BASE_URL: 'https://api.openai.com/v1' }).ai).toBeNull()
    expect(readConfig({ AI_BASE_URL: 'http://127.0.0.1:11434/v1', CANDOR_DEMO: '1' }).ai).toBeNull()
  })

  it('takes base URLs with or without a slash at the end', () => {
    const { prices, ai } = readConfig({
      PRICE_API_KEY: 'k',
      PRICE_BASE_URL: 'http://127.0.0.1:9001/',
      AI_API_KEY: 'k',
      AI_BASE_URL: 'http://127.0.0.1:9002/v1/',
    })
    expect([prices?.baseUrl, ai?.baseUrl]).toEqual(['http://127.0.0.1:9001', 'http://127.0.0.1:9002/v1'])
  })

  it('accepts an identity provider, under the name that is configured for it', () => {
    expect(readConfig(provider).openIdConnect).toEqual({
      issuer: 'https://id.example.com/',
      clientId: 'candor',
      clientSecret: 'canary-4',
      name: 'Continue with id.example.com',
      redirectUri: 'https://candor.example.com/api/session/open-id-connect/callback',
    })
    const onLoopback = { ...provider, OIDC_ISSUER: 'http://127.0.0.1:9000', CANDOR_URL: 'http://localhost:3000' }
    expect(readConfig({ ...onLoopback, OIDC_NAME: 'Continue with Example' }).openIdConnect).toMatchObject({
      issuer: 'http://127.0.0.1:9000',
      name: 'Continue with Example',
      redirectUri: 'http://localhost:3000/api/session/open-id-connect/callback',
    })
  })

  it.each([
    ['OIDC_ISSUER', 'http://id.example.com', 'OIDC_ISSUER must begin with https://'],
    ['OIDC_ISSUER', 'http://127.0.0.1.example.com', 'OIDC_ISSUER must begin with https://'],
    ['OIDC_ISSUER', 'id.example.com', 'OIDC_ISSUER must be an address such as https://id.example.com.'],
    ['OIDC_ISSUER', 'https://id.example.com/?a=b', 'OIDC_ISSUER must have no ? and no #.'],
    ['OIDC_CLIENT_ID', '', 'OIDC_CLIENT_ID must be set because OIDC_ISSUER is'],
    ['OIDC_CLIENT_SECRET', '', 'OIDC_CLIENT_SECRET must be set because OIDC_ISSUER is'],
    ['OIDC_NAME', 'x'.repeat(61), 'OIDC_NAME must have at most 60 characters.'],
    ['CANDOR_URL', '', 'CANDOR_URL must be set because OIDC_ISSUER is'],
    ['CANDOR_URL', 'http://candor.example.com', 'CANDOR_URL must begin with https://'],
    ['OPENTIMESTAMPS_CALENDAR', 'http://a.example', 'OPENTIMESTAMPS_CALENDAR must begin with https://'],
    ['OPENTIMESTAMPS_CALENDAR', 'https://me:word@a.example', 'OPENTIMESTAMPS_CALENDAR must have no ?'],
    ['OPENTIMESTAMPS_CALENDAR', 'https://a.example/?to=b', 'OPENTIMESTAMPS_CALENDAR must have no ?'],
    ['CANDOR_URL', 'https://candor.example.com/journal', 'CANDOR_URL must be an address without a path.'],
    ['CANDOR_URL', 'candor', 'CANDOR_URL must be an address such as'],
  ])('stops the start for %s=%s beside a provider of identities', (name, value, sentence) => {
    const start = () => readConfig({ ...provider, [name]: value })
    expect(start).toThrow(WrongSetting)
    expect(start).toThrow(sentence)
  })

  it('has the limits of the free plans, or those that are set', () => {
    const keys = { PRICE_API_KEY: 'k', MARKET_DATA_API_KEY: 'k' }
    expect(readConfig(keys)).toMatchObject({
      prices: { perMinute: 8, perDay: 800 },
      marketData: { perMinute: 5, perDay: 0 },
    })
    expect(readConfig({ ...keys, PRICE_PER_MINUTE: '0', PRICE_PER_DAY: '5000' })).toMatchObject({
      prices: { perMinute: 0, perDay: 5000 },
    })
  })

  it.each([
    ['PORT', 'http', 'PORT must be a port number.'],
    ['PORT', '70000', 'PORT'],
    ['AI_BASE_URL', 'http://127.0.0.1:9002', 'AI_BASE_URL must end in /v1.'],
    ['AUTH_PASSWORD_MIN', '4', 'AUTH_PASSWORD_MIN must be at least 5.'],
    ['ENABLE_YAHOO', 'yes', 'ENABLE_YAHOO must be 0 or 1.'],
    ['CANDOR_DEMO', 'true', 'CANDOR_DEMO must be 0 or 1.'],
    ['PRICE_PER_MINUTE', '-1', 'PRICE_PER_MINUTE must be 0 (no limit) or more.'],
    ['MARKET_DATA_PER_DAY', 'many', 'MARKET_DATA_PER_DAY must be a whole number.'],
    ['YAHOO_BASE_URL', 'query2', 'YAHOO_BASE_URL'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a postgres:// address.'],
    ['PRICE_BASE_URL', 'ftp://x', 'PRICE_BASE_URL'],
  ])('stops the start for %s=%s with a sentence that names the variable', (name, value, sentence) => {
    const start = () => readConfig({ [name]: value })
    expect(start).toThrow(WrongSetting)
    expect(start).toThrow(sentence)
  })

  it('is logged at the start without a key', () => {
    const keys = { MARKET_DATA_API_KEY: 'canary-1', PRICE_API_KEY: 'canary-2', AI_API_KEY: 'canary-3', ...provider }
    const lines = startLines(readConfig(keys)).join('\n')
    expect(lines).toContain('critic      gpt-4o')
    expect(lines).toContain('sign-in     password, or OpenID Connect at https://id.example.com/')
    expect(lines).not.toContain('canary')
    expect(lines).not.toContain('anchors')
    expect(startLines(readConfig({ OPENTIMESTAMPS_CALENDAR: 'https://a.example/' }))).toContain(
      '  anchors     digests of receipts are sent to https://a.example',
    )
    expect(startLines(readConfig({})).join('\n')).toContain('set AI_API_KEY')
  })

  it('says at the start of a demo that it forgets everything, and asks for no key', () => {
    const lines = startLines(readConfig({ CANDOR_DEMO: '1' })).join('\n')
    expect(lines).toContain('journal     in memory: a demo that forgets everything')
    expect(lines).not.toContain('API_KEY')
  })
})
