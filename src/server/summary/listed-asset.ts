import type { ListedAsset } from '#domain/assets/explanation/sum-lines.ts'
import type { ShownRow } from '../assets/asset-rows.ts'

/** A row of the lists with what the sums need besides. */
export const toListedAsset = ({ asset: { holdingPeriods, trades }, row }: ShownRow): ListedAsset => ({
  ...row,
  holdingPeriods,
  trades,
})
