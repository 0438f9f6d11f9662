import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetListView, AssetView } from '#contract/assets.ts'
import type { EquityView } from '#contract/charts.ts'
import type { ExplanationView } from '#contract/explanations.ts'
import type { SummaryView } from '#contract/summary.ts'
import { type Shown, STORIES, SUMMARY_OF_STORIES } from '#test/fixtures/stories.ts'
import { replayChapter } from '#test/support/replay-scenario.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let member: Visitor
const idOf = new Map<string, number>()
/** What was shown right after each chapter, by story and day. */
const shownAfter = new Map<string, AssetView>()

const chapters = STORIES.flatMap((story) => story.chapters.map((chapter) => ({ story, chapter }))).sort((one, other) =>
  one.chapter.on < other.chapter.on ? -1 : 1,
)

beforeAll(async () => {
  app = await openTestApp()
  app.setNow('2026-04-06T12:00:00.000Z')
  member = await app.member()
  for (const { story, chapter } of chapters) {
    app.setNow(`${chapter.on}T15:00:00.000Z`)
    const view = await replayChapter(member, story, chapter, idOf.get(story.name) ?? null)
    idOf.set(story.name, view.assetId)
    // What a decision answers is older than the crossings that follow from it: the page reads them a moment later.
    const read = (await member.send('GET', `/api/assets/${view.assetId}`)).json as AssetView
    shownAfter.set(`${story.name} ${chapter.on}`, read)
  }
})
afterAll(() => app.close())

const figures = ({ passed, ...shown }: Shown) => shown

describe.each(STORIES)('the story “$name” over the API', ({ name, chapters: told }) => {
  it.each(told)('on $on', ({ on, shows }) => {
    const view = shownAfter.get(`${name} ${on}`)
    expect(view).toMatchObject(figures(shows))
    expect(view?.crossings.map(({ level }) => level)).toEqual(shows.passed ?? [])
  })

  it('shows the same figures in its list as on its page', async () => {
    const page = (await member.send('GET', `/api/assets/${idOf.get(name)}`)).json as AssetView
    const list = (await member.send('GET', `/api/assets?list=${page.list}`)).json as AssetListView
    const rows = list.assets.filter(({ assetId }) => assetId === page.assetId)
    expect(rows).toHaveLength(1)
    for (const row of rows) expect(page).toMatchObject(row)
  })

  it('explains its figures from entries that are its own', async () => {
    const { figures: explained, moves } = (await member.send('GET', `/api/assets/${idOf.get(name)}/workings`))
      .json as ExplanationView
    const last = told.at(-1)?.shows
    const bare = (result: string | undefined) => result?.replace(/[$,%+]/g, '').replace('\u2212', '-')
    const resultOf = (figure: string) => bare(explained.find((working) => working.name === figure)?.result)
    expect([resultOf('Cost basis'), resultOf('Total value'), resultOf('Total gain/loss')]).toEqual([
      last?.costBasis,
      last?.currentValue,
      last?.totalGainLoss,
    ])
    expect(moves.at(-1)).toMatchObject({ quantity: last?.list === 'sold' ? '0' : last?.quantity })
  })
})

describe('all stories together', () => {
  it('add up in the summary to what was reckoned by hand', async () => {
    expect((await member.send('GET', '/api/summary')).json as SummaryView).toMatchObject(SUMMARY_OF_STORIES)
  })

  it('end the equity curve where the summary is', async () => {
    const { values, costs, realized } = (await member.send('GET', '/api/summary/equity')).json as EquityView
    expect([values.at(-1), costs.at(-1), realized.at(-1)]).toEqual([
      SUMMARY_OF_STORIES.bought.currentValue,
      SUMMARY_OF_STORIES.bought.initialValue,
      SUMMARY_OF_STORIES.realized.gain,
    ])
  })

  it('are the same again when every ledger is replayed', async () => {
    const { rebuild } = await import('../ledger/rebuild.ts')
    expect((await rebuild({ db: app.context.db, engine: 'sqlite' })).faults).toEqual([])
  })
})
