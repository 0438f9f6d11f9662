import type { Locator, Page } from 'playwright-core'

/** Somebody at a laptop who takes the shortest way that the pages offer. Their clicks and keys are counted. */
export type Hand = {
  readonly page: Page
  click(target: Locator): Promise<void>
  /** Chooses from a closed list: one click opens it, and another chooses. */
  choose(target: Locator, option: string): Promise<void>
  /** Types into the element with the focus, or first clicks the target. */
  type(text: string, target?: Locator): Promise<void>
  /** Types somebody's own thoughts, which are not counted. */
  think(text: string, target?: Locator): Promise<void>
  press(keys: string): Promise<void>
}

type Count = { clicks: number; keys: number }

export function handOf(page: Page, count: Count): Hand {
  const click = async (target: Locator) => {
    count.clicks += 1
    await target.click()
  }
  const write = async (text: string, target?: Locator) => {
    if (target) {
      const isThere = await target.evaluate((element) => element === document.activeElement)
      if (!isThere) await click(target)
    }
    await page.keyboard.type(text)
  }
  return {
    page,
    click,
    choose: async (target, option) => {
      count.clicks += 2
      await target.selectOption(option)
    },
    think: write,
    type: async (text, target) => {
      await write(text, target)
      count.keys += text.length
    },
    press: async (keys) => {
      count.keys += keys.split('+').length
      await page.keyboard.press(keys)
    },
  }
}
