import { signUp, startCandor } from './candor.ts'
import { writeJournal } from './journal.ts'
import { writeFileSync } from 'node:fs'
const folder = '/tmp/mb/data'
const first = await startCandor(folder)
const members = []
for (let nth = 0; nth < 4; nth += 1) members.push(await signUp(first.url, `bench.user${nth}`))
await new Promise((resolve) => first.process.once('exit', resolve).kill('SIGTERM'))
await writeJournal(folder, { assets: 300, decisions: 5_000, hasCloses: true, startsOn: '2016-11-21', everyDays: 210 })
writeFileSync('/tmp/mb/members.json', JSON.stringify(members))
