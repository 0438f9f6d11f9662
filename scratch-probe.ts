import { findOwnTests } from '#domain/tests-in-text/find-own-tests.ts'
import { isFalsifier } from '#domain/tests-in-text/own-test.ts'
import { tokensOf } from '#domain/language/tokens.ts'
import { plainText } from '#domain/language/plain-text.ts'
import { consequencesIn } from '#domain/tests-in-text/consequences.ts'
import { mainClausesIn } from '#domain/tests-in-text/consequence-of-main-clause.ts'
import { readFileSync } from 'node:fs'
const lines = process.argv[2] ? process.argv.slice(2) : readFileSync(0,'utf8').split('\n').filter(Boolean)
for (const s of lines) {
  const t = findOwnTests(s, '2025-11-17', '100')
  console.log(t.some(isFalsifier) ? 'TEST ' : t.length ? 'other' : '  -  ', s)
  for (const x of t) console.log('      ', JSON.stringify({w:x.words,c:x.condition,m:x.measured,s:x.side,v:x.value,u:x.unit,p:x.isPrice,by:x.byWhen?.on,f:x.followedBy}))
  if (process.env.V) { const tk = tokensOf(plainText(s)); for (const c of [...consequencesIn(tk), ...mainClausesIn(tk)]) console.log('        >', c.kind, c.followedBy, c.isNegated, '|', tk.slice(c.from,c.to).map(t=>t.word).join(' ')) }
}
