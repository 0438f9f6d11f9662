import type { PaletteItem } from './palette-items.ts'

/** What the buttons of the page that is open do: those that have a name in the page, such as Update and Sell. */
export const pageActions = (): readonly PaletteItem[] =>
  [...document.querySelectorAll<HTMLButtonElement>('main button[name]:enabled')]
    .filter((button) => button.checkVisibility())
    .map((button, index) => ({
      id: `page-${index}`,
      words: button.ariaLabel ?? button.textContent,
      aside: 'on this page',
      leadsTo: () => button.click(),
    }))
