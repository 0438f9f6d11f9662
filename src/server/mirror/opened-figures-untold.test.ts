import { expect, it } from 'vitest'
import type { OpenedFigureView } from '#contract/opened-figure.ts'
import { OPENED_FIGURES, type OpenedFigureName } from '#domain/mirror/opened/opened-figure-names.ts'
import {
  alike,
  GRADED,
  openWorld,
  openWorldWithLine,
  review,
  UNDER_REVIEW,
  type World,
} from '#test/support/two-worlds.ts'

const PARTS: Partial<Record<OpenedFigureName, readonly string[]>> = {
  year: ['2026', '2025'],
  level: ['0.75'],
  period: ['2026', '2026-q3'],
  hours: ['during the session'],
  weekday: ['Monday'],
  critic: ['a model'],
}

const addresses = OPENED_FIGURES.flatMap((figure) =>
  (PARTS[figure] ?? ['']).map((part) => `/api/mirror/evidence?${new URLSearchParams({ figure, part })}`),
)

const answersOf = ({ member }: World) =>
  Promise.all(
    addresses.map(async (address) => `${address} ${alike(JSON.stringify(await member.send('GET', address)))}`),
  )

const openedBy = async ({ member }: World, figure: OpenedFigureName, part: string) => {
  const { json } = await member.send('GET', `/api/mirror/evidence?${new URLSearchParams({ figure, part })}`)
  return json as OpenedFigureView
}

const rowsOf = ({ groups }: OpenedFigureView) => groups.flatMap(({ rows }) => rows)

it('the outcome of a claim under review is in no entry of a figure, in no sum and in no count', async () => {
  const worlds = [await openWorld('101'), await openWorld('120')]
  try {
    const [one, other] = await Promise.all(worlds.map(answersOf))
    expect(one).toEqual(other)
    for (const world of worlds) {
      expect(rowsOf(await openedBy(world, 'level', '0.75'))).toHaveLength(GRADED)
      expect(rowsOf(await openedBy(world, 'hours', 'during the session'))).toHaveLength(GRADED)
      const { json } = await world.member.send('GET', '/api/mirror/evidence?figure=level&part=0.75&from=5')
      expect((json as OpenedFigureView).groups).toMatchObject([{ total: GRADED, rows: { length: GRADED - 5 } }])
      const assets = rowsOf(await openedBy(world, 'period', '2026')).map(({ assetId }) => assetId)
      expect(assets).not.toContain(UNDER_REVIEW)
    }
    for (const { member } of worlds) {
      const { claims } = (await member.send('GET', '/api/mirror')).json as { claims: { sequence: number }[] }
      await review(member, claims.at(-1)?.sequence ?? 0)
    }
    const told = await Promise.all(worlds.map((world) => openedBy(world, 'level', '0.75')))
    expect(told.map(({ sums }) => sums[0])).toEqual(['12 of 12 came true.', '11 of 12 came true.'])
  } finally {
    await Promise.all(worlds.map(({ app }) => app.close()))
  }
})

it('neither is the close that tells it, of what was held and traded in its year', async () => {
  const worlds = [await openWorldWithLine('101', 'gain'), await openWorldWithLine('99', 'gain')]
  try {
    const [one, other] = await Promise.all(worlds.map(answersOf))
    expect(one).toEqual(other)
    const [world] = worlds
    expect(world && rowsOf(await openedBy(world, 'year', '2026'))).toMatchObject([
      { assetId: 1, cells: ['10', '$1,000.00'] },
    ])
  } finally {
    await Promise.all(worlds.map(({ app }) => app.close()))
  }
})

it('a figure that there is not is refused by its name', async () => {
  const { app, member } = await openWorldWithLine('101', 'gain')
  try {
    expect(await member.send('GET', '/api/mirror/evidence?figure=luck')).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'figure' }] },
    })
  } finally {
    await app.close()
  }
})
