import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { describeProviders, startLines } from './providers.ts'

const local = readConfig({ AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'llama3' })

it('says that the SEC is asked for its list of companies, whether a contact is set for its filings or not', () => {
  const name = 'local directory, which asks the SEC for its list'
  expect(describeProviders(local)).toContainEqual(expect.objectContaining({ need: 'companies', name }))
})

it('names the host of a local server, and that it is asked without a key', () => {
  expect(describeProviders(local)).toContainEqual({
    need: 'critic',
    isActive: true,
    name: 'llama3 at 127.0.0.1:11434, without a key',
    howToSwitchOn: null,
  })
  expect(startLines(local)).toContain('  critic      llama3 at 127.0.0.1:11434, without a key')
})

it('says at the start whether mail is sent, by which server and without its password, and how to have it sent', () => {
  const lineOf = (environment: Record<string, string>) =>
    startLines(readConfig(environment)).filter((line) => line.startsWith('  mail '))
  const sending = {
    SMTP_URL: 'smtp://candor:canary@mail.example.com:587',
    MAIL_FROM: 'candor@example.com',
    CANDOR_URL: 'https://candor.example.com',
  }
  expect(lineOf({})).toEqual(['  mail        none is sent (set SMTP_URL, MAIL_FROM and CANDOR_URL for weekly recaps)'])
  expect(lineOf(sending)).toEqual([
    '  mail        weekly recaps, for whoever wants one, through mail.example.com:587 from candor@example.com',
  ])
  expect(lineOf({ ...sending, CANDOR_DEMO: '1' })).toEqual(['  mail        none is sent'])
})
