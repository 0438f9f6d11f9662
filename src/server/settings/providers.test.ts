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
