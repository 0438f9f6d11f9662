/** The least height of a keyboard. Anything lower is a toolbar that comes and goes. */
const LEAST_PX = 120

type Windows = {
  readonly innerHeight: number
  readonly visual: { readonly height: number; readonly offsetTop: number; readonly scale: number }
}

/**
 * How many pixels the on-screen keyboard covers at the bottom of the window; 0 without a keyboard. It is also 0 if the browser
 * makes the window itself lower (`interactive-widget=resizes-content`), and while somebody has zoomed in.
 */
export function keyboardInset({ innerHeight, visual }: Windows): number {
  if (visual.scale > 1.01) return 0
  const covered = innerHeight - visual.height - visual.offsetTop
  return covered < LEAST_PX ? 0 : Math.round(covered)
}
