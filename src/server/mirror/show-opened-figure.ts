import type { z } from 'zod'
import type { OpenedFigureQuery, OpenedFigureView } from '#contract/opened-figure.ts'
import { openedFigure } from '#domain/mirror/opened/opened-figure.ts'
import type { AppContext } from '../app-context.ts'
import { loadMirror } from './load-mirror.ts'

/** So many rows of each group are given at a time. */
const MOST_ROWS = 1000

/** The entries of a figure of a user's Mirror, made when somebody opens it: all of them together are longer than the Mirror. */
export async function showOpenedFigure(
  context: AppContext,
  userId: string,
  { figure, part, from, language }: z.output<typeof OpenedFigureQuery>,
): Promise<OpenedFigureView> {
  const { mirror } = await loadMirror(context, userId, language)
  const { groups, sums } = openedFigure(mirror.sources, figure, part, language)
  return {
    groups: groups.map(({ title, columns, rows }) => ({
      title,
      total: rows.length,
      columns: [...columns],
      rows: rows
        .slice(from, from + MOST_ROWS)
        .map(({ assetId, ticker, sequence, on, cells, part = null, isWithheld = false }) => ({
          ...{ assetId, ticker, sequence, on, part },
          cells: [...cells],
          isWithheld,
        })),
    })),
    sums: [...sums],
  }
}
