import { assetList } from './asset-list.ts'
import { boughtList } from './bought-list.ts'
import { chart } from './chart.ts'
import { countedJourneys } from './counted-journeys.ts'
import { critic } from './critic.ts'
import { echo } from './echo.ts'
import { equity } from './equity.ts'
import { firstRead } from './first-read.ts'
import { journalSearch } from './journal-search.ts'
import { pageSpeed } from './page-speed.ts'
import { recordDecision } from './record-decision.ts'
import { refreshPrices } from './refresh-prices.ts'
import { startUp } from './start-up.ts'
import { summary } from './summary.ts'

/**
 * `npm run bench [name ...]`: each benchmark prints its ratio to a baseline of the same run, or other figures, with the limit.
 */
const BENCHMARKS: Readonly<Record<string, () => Promise<boolean>>> = {
  'record-decision': recordDecision,
  'bought-list': boughtList,
  summary,
  equity,
  'asset-list': assetList,
  'first-read': firstRead,
  'refresh-prices': refreshPrices,
  'start-up': startUp,
  chart,
  echo,
  'journal-search': journalSearch,
  critic,
  'counted-journeys': countedJourneys,
  'page-speed': pageSpeed,
}

const names = process.argv.slice(2)
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (names.length > 0 && !names.includes(name)) continue
  if (!(await benchmark())) process.exitCode = 1
}
