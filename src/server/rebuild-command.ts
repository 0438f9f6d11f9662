import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { rebuild } from './ledger/rebuild.ts'

/** `npm run rebuild`: checks every ledger's chain and proves the read model equal to the replay. Exits with 1 on a fault. */
const { databaseUrl, dataFolder } = readConfig(process.env)
const { db } = await openDatabase(
  databaseUrl ? { engine: 'postgres', url: databaseUrl } : { engine: 'sqlite', folder: dataFolder },
)
const { users, entries, assets, faults } = await rebuild(db)
await db.destroy()

process.stdout.write(`Read ${entries} entries of ${users} users: the chain and ${assets} assets were compared.\n`)
for (const fault of faults) process.stdout.write(`  ${fault}\n`)
process.stdout.write(
  faults.length === 0
    ? 'Every chain is whole, and the read model equals the replay.\n'
    : `${faults.length} faults. Rows of the read model that differed were put right; a broken chain was left as it is.\n`,
)
process.exitCode = faults.length === 0 ? 0 : 1
