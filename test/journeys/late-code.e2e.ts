import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, fact, field } from '../support/asset-steps.ts'
import { browserForFile, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { delayFile } from '../support/delayed-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { entryOf, sees, seesNoMore } from '../support/steps.ts'

/** An asset's page whose text stands before the code of its chart and of its forms has come. */
const candor = candorForFile()
const browser = browserForFile()

let people = 0
async function begin(expects: 'unreachable'[] = []): Promise<{ page: Page; member: HttpMember; address: string }> {
  people += 1
  const member = await signUp(candor.get(), `latecomer-${people}`)
  await member.add({ thesis: 'Mainframes are bought again.' })
  await member.critiqued(1)
  const page = await browser.open(candor.get(), { ...PHONE, as: member, expects })
  return { page, member, address: `/account/${member.username}/bought/1` }
}

/** Notes when the first frame with an entry in it was drawn. */
const noteFirstDrawn = () => {
  const noteOnce = new MutationObserver(() => {
    if (!document.querySelector('article')) return
    noteOnce.disconnect()
    requestAnimationFrame(() => performance.mark('entries drawn'))
  })
  noteOnce.observe(document, { childList: true, subtree: true })
}

test('the code of the chart is asked for after the entries were drawn, and that of the forms after it', async () => {
  const { page, address } = await begin()
  await page.addInitScript(noteFirstDrawn)
  const chart = await delayFile(page, '**/assets/asset-chart-*.js')
  const panel = await delayFile(page, '**/assets/decision-panel-*.js')
  await page.goto(address)
  await sees(entryOf(page, 'Buy').getByText('Mainframes are bought again.'))
  await sees(page.getByText('Loading the chart'))
  chart.letIn()
  panel.letIn()
  const timesOf = () =>
    page.evaluate(() => {
      const requests = performance.getEntriesByType('resource')
      const askedFor = (name: string) => requests.find((request) => request.name.includes(name))?.startTime ?? 0
      return {
        drawn: performance.getEntriesByName('entries drawn')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        asked: ['/asset-chart-', '/decision-panel-', '/correction-form-'].map(askedFor),
      }
    })
  await expect.poll(async () => (await timesOf()).asked.includes(0)).toBe(false)
  const { drawn, asked } = await timesOf()
  for (const time of asked) expect(time).toBeGreaterThanOrEqual(drawn)
  // What can be seen comes first.
  expect(asked[0]).toBe(Math.min(...asked))
})

test('what is typed for a form whose code is on its way is in its thesis, and none of it is a shortcut', async () => {
  const { page, address } = await begin()
  const code = await delayFile(page, '**/assets/decision-panel-*.js')
  await page.goto(address)
  await button(page, 'Update').click()
  await page.keyboard.type('a hasty thought')
  await sees(page.getByText('Loading the form'))
  code.letIn()
  const thesis = field(page, 'Thesis')
  await expect.poll(() => thesis.inputValue()).toBe('a hasty thought')
  await page.keyboard.type(', slower')
  expect(await thesis.inputValue()).toBe('a hasty thought, slower')
})

test('with sell friction a gain is hidden as soon as a sale is begun, also before its form has come', async () => {
  const { page, member, address } = await begin()
  await member.send('POST', '/api/settings', { hasSellFriction: true })
  const code = await delayFile(page, '**/assets/decision-panel-*.js')
  await page.goto(address)
  const isHidden = fact(page, 'Cost basis').getByText('hidden for now')
  await sees(fact(page, 'Cost basis').getByText('$121.23'))
  await button(page, 'Sell').click()
  await sees(isHidden)
  code.letIn()
  await sees(field(page, 'Thesis'))
  await sees(isHidden)
})

test('a small form that comes after its dialog was opened takes the focus that the dialog kept', async () => {
  const { page, address } = await begin()
  const code = await delayFile(page, '**/assets/split-form-*.js')
  await page.goto(address)
  await button(page, 'Record a split').click()
  await sees(page.getByRole('dialog').getByText('Loading the form'))
  code.letIn()
  const first = field(page, 'New shares')
  await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('a form whose code cannot be had can be left, and takes nothing else with it', async () => {
  const { page, address } = await begin(['unreachable'])
  await page.route('**/assets/decision-panel-*.js', (route) => route.abort('connectionrefused'))
  await page.goto(address)
  await button(page, 'Update').click()
  await sees(page.getByText('The form cannot be loaded just now. Everything else on this page is as it was.'))
  await sees(entryOf(page, 'Buy').getByText('Mainframes are bought again.'))
  await button(page, 'Close').click()
  await sees(button(page, 'Update'))
  await seesNoMore(page.getByText('The form cannot be loaded just now.'))
})
