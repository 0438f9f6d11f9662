import type { PaletteItem } from './palette-items.ts'
import type { PaletteMessages } from './palette-messages.ts'

/**
 * The actions of the open page: its visible buttons that have a `name` attribute, such as Update and Sell. `data-about` tells
 * those of the same words apart, which on the page stand beside what they are about: `Throw it away (Sell)`.
 */
export const pageActions = ({ aside }: PaletteMessages): readonly PaletteItem[] =>
  [...document.querySelectorAll<HTMLButtonElement>('main button[name]:enabled')]
    .filter((button) => button.checkVisibility())
    .map((button, index) => ({
      id: `page-${index}`,
      words: `${button.ariaLabel ?? button.textContent}${button.dataset.about ?? ''}`,
      aside: aside.ofThisPage,
      leadsTo: () => button.click(),
      opensForm: button.name === 'update' || button.name === 'move',
    }))
