import { signUp } from './test/support/http-member.ts'
import { startCandor } from './test/support/running-candor.ts'
import { buyIbm } from './test/support/buy-ibm.ts'
import { writeFile } from 'node:fs/promises'
const c = await startCandor({})
try {
  // one decision
  const a = await signUp(c, 'single')
  const r = await a.send('POST', '/api/assets', buyIbm({ decidedOn: '2026-08-03' }))
  console.log('one', r.status, JSON.stringify(r.json).slice(0, 200))
  const m = (await a.send('GET', '/api/mirror')).json
  console.log('ONE findings', JSON.stringify(m.findings, null, 1), m.credit, m.question, m.calibration.words)
  console.log('letter one', (await a.send('GET', '/api/mirror/letter')).json.letter?.markdown)
  console.log('letter one de', (await a.send('GET', '/api/mirror/letter?language=de')).json.letter?.markdown)
  // five decisions on the first day
  const b = await signUp(c, 'fivers')
  for (const [i, t] of ['AAPL', 'MSFT', 'KO', 'NVDA', 'INTC'].entries()) { const r = await b.send('POST', '/api/assets', buyIbm({ ticker: t, companyName: t + ' Inc.', confidenceLevel: [9, 7, 7, 4, 8][i] })); if (r.status > 201) console.log(JSON.stringify(r.json)) }
  const mb = (await b.send('GET', '/api/mirror')).json
  console.log('FIVE', JSON.stringify(mb.findings.map(({ title, evidence, note, method }) => ({ title, evidence, note, method })), null, 1), JSON.stringify(mb.credit), JSON.stringify(mb.question))
  // two users one ticker
  const d = await signUp(c, 'second')
  await d.send('POST', '/api/assets', buyIbm({ price: '250', quantity: '3' }))
  console.log('two users', JSON.stringify((await d.send('GET', '/api/mirror')).json.claims), JSON.stringify((await a.send('GET', '/api/mirror')).json.claims))
} finally { await c.close() }
