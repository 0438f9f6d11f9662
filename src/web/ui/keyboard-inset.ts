/** As much of a window as a keyboard takes at least; what is less is a toolbar that comes and goes. */
const LEAST_PX = 120

type Windows = {
  readonly innerHeight: number
  readonly visual: { readonly height: number; readonly offsetTop: number; readonly scale: number }
}

/**
 * How many pixels of the window's foot the keyboard of the screen covers; 0 without one. Where the browser makes the window itself
 * lower (`interactive-widget=resizes-content`), it covers nothing. Somebody who has zoomed in sees less for another reason.
 */
export function keyboardInset({ innerHeight, visual }: Windows): number {
  if (visual.scale > 1.01) return 0
  const covered = innerHeight - visual.height - visual.offsetTop
  return covered < LEAST_PX ? 0 : Math.round(covered)
}
