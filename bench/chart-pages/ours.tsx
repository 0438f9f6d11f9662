/// <reference types="vite/client" />
import '#web/styles/site.css'
import { AssetChartFigure } from '#web/assets/chart/asset-chart-figure.tsx'
import { chart, offer } from './rendering.ts'

offer(
  () => <AssetChartFigure ticker="IBM" view={chart} thesisOf={() => undefined} isCostHidden={false} action={null} />,
  'a[href^="#entry-"]',
)
