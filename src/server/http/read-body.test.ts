import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let member: Visitor
beforeAll(async () => {
  app = await openTestApp()
  member = await app.member()
})
afterAll(() => app.close())

const THESIS = 'Margins grew by 5\ufffd in the quarter, as the report has it: 😀.'

function send(bytes: Uint8Array, told: Record<string, string>) {
  const headers = { cookie: member.cookie(), origin: 'http://localhost', 'content-type': 'application/json', ...told }
  return app.http.request('http://localhost/api/assets', { method: 'POST', headers, body: new Uint8Array(bytes) })
}

it.each([true, false])(
  'a text with U+FFFD, as pasted from elsewhere, is recorded (its length told: %s)',
  async (isTold) => {
    const body = Buffer.from(JSON.stringify(buyIbm({ ticker: isTold ? 'TOLD' : 'UNTOLD', thesis: THESIS })))
    const answer = await send(body, isTold ? { 'content-length': String(body.length) } : {})
    expect(answer.status).toBe(201)
    expect((await answer.json()).thesis).toMatchObject([{ thesis: THESIS }])
  },
)

it.each([true, false])('bytes that are no UTF-8 are refused (their length told: %s)', async (isTold) => {
  const [before, after] = JSON.stringify(buyIbm({ ticker: 'BYTES', thesis: THESIS })).split('\ufffd')
  const body = Buffer.concat([Buffer.from(before ?? ''), Buffer.of(0xe2, 0x82), Buffer.from(after ?? '')])
  const answer = await send(body, isTold ? { 'content-length': String(body.length) } : {})
  expect([answer.status, (await answer.json()).detail]).toEqual([400, 'This is not UTF-8 text. Nothing was recorded.'])
})

it.each(['[]', 'null', '1e400', '"a text"'])('%s is told to be no object, in words', async (body) => {
  const answer = await send(Buffer.from(body), { 'content-length': String(body.length) })
  expect([answer.status, (await answer.json()).detail]).toEqual([
    422,
    'Send a JSON object with the fields of this request. Nothing was recorded.',
  ])
})

it('a value of another type, and a missing one, are told in words, with the field', async () => {
  const body = JSON.stringify({ username: 7 })
  const headers = { origin: 'http://localhost', 'content-type': 'application/json' }
  const answer = await app.http.request('http://localhost/api/session', { method: 'POST', headers, body })
  expect([answer.status, (await answer.json()).errors]).toEqual([
    422,
    [
      { field: 'username', message: 'Send a text here.' },
      { field: 'password', message: 'This field is missing.' },
    ],
  ])
})
