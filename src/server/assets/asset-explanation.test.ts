import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ExplanationView } from '#contract/explanations.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  member = await app.member()
  await member.send('POST', '/api/assets', buyIbm({ assetQty: 10, costBasis: 1212.5 }))
})
afterEach(() => app.close())

const valueIn = async (query: string) => {
  const { figures } = (await member.send('GET', `/api/assets/1/workings${query}`)).json as ExplanationView
  return figures.find(({ key }) => key === 'total-value')
}

it('explains a figure in the language that is asked for, and to programs that ask for none in English', async () => {
  // What its owner chose for the pages says nothing about a program.
  await member.send('POST', '/api/settings', { language: 'de' })
  const english = { name: 'Total value', withNumbers: '$1,212.50 × 10', result: '$12,125.00' }
  expect(await valueIn('')).toMatchObject(english)
  expect(await valueIn('?language=en')).toMatchObject(english)
  expect(await valueIn('?language=de')).toMatchObject({
    name: 'Gesamtwert',
    withNumbers: '1.212,50\u00a0$ × 10',
    result: '12.125,00\u00a0$',
  })
})

it('refuses a language that it does not have', async () => {
  expect(await member.send('GET', '/api/assets/1/workings?language=fr')).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'language', message: 'The languages are en and de.' }] },
  })
})
