import { critiqueRequest } from './src/domain/critique/critique-request.ts'
import { readSigns } from './src/domain/critique/built-in/read-signs.ts'
import { compose } from './src/domain/critique/built-in/compose.ts'
import { requestsOf } from './bench/critic/requests-of.ts'
const [,, action, conf, price, text, name='ACME Acme'] = process.argv
const rs = requestsOf({id:'x', asset:name, register:'plain', entries: action==='Hold'||action?.startsWith('Sell')||action==='Buy More'||action==='Keep Watching' ? [{day:'2025-01-06',action: action==='Keep Watching'?'Watch':'Buy',confidence:7,price: process.env.PAID ?? '100',thesis: process.env.BEFORE ?? 'Sales grow 10% a year.'},{day:'2025-11-17',action:action as never,confidence:Number(conf),price,thesis:text}]:[{action: action as never,confidence:Number(conf),price,thesis:text}], expert:{first:'hope'}} as never)
const r = rs.at(-1)!
for (const f of readSigns(r, [])) console.log('sign', f.kind, f.quoted)
for (const f of compose(r)) console.log('  ', f.kind, f.text)
