import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { HttpMember } from './http-member.ts'
import { choose, entryOf, sees, seesNoMore } from './steps.ts'

/** Steps on an asset's page, with the panel in which the next decision is written. */

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** A field by its whole label. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

/** The value beside a name in a list of figures. */
export function fact(within: Page | Locator, name: string): Locator {
  const page = 'page' in within ? within.page() : within
  return within
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition')
    .first()
}

export type Reasoned = {
  /** The action, if the panel offers a choice. */
  readonly action?: string
  readonly quantity?: string
  readonly price?: string
  readonly level: number
  readonly thesis: string
  /** Whether a figure is so unusual that the page asks to confirm it. */
  readonly isUnusual?: boolean
}

/** Fills in the open panel without saving anything. */
export async function reason(page: Page, { action, quantity, price, level, thesis }: Reasoned): Promise<void> {
  if (action) await choose(page, 'Action', action)
  if (quantity !== undefined) await field(page, 'Quantity').fill(quantity)
  if (price !== undefined) await field(page, 'Price').fill(price)
  await field(page, 'Confidence').fill(String(level))
  await field(page, 'Thesis').fill(thesis)
}

/** Saves the level and the thesis, each with its own button. */
export async function save(page: Page): Promise<void> {
  await button(page, 'Save Level').click()
  await button(page, 'Save Thesis').click()
  await sees(button(page, 'Edit Thesis'))
}

/** Opens the Update panel, fills it in, sends it, and waits until the entry is in the journal and the panel is closed. */
export async function update(page: Page, entry: string, reasoned: Reasoned): Promise<void> {
  await button(page, 'Update').click()
  await reason(page, reasoned)
  await save(page)
  await button(page, 'Submit Update').click()
  if (reasoned.isUnusual) await button(page, 'Yes, record it').click()
  await sees(entryOf(page, entry).getByText(reasoned.thesis))
  await seesNoMore(button(page, 'Submit Update'))
}

/** The actions of all decisions on an asset in order, from the server. */
export const actionsOf = async (member: HttpMember, assetId = 1): Promise<string[]> =>
  (await member.asset(assetId)).thesis.map(({ action }) => action)

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Waits for the path, because the address changes a moment after the click. */
export const expectPath = (page: Page, path: string): Promise<void> => expect.poll(() => pathOf(page)).toBe(path)
