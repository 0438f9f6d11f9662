import type { AnyRouter } from '@tanstack/react-router'

/**
 * Whether somebody is on the way to another page, which is slow to come. Who writes into the address meanwhile, because typing has
 * paused, would call them back to the page that they leave.
 */
export const isLeaving = ({ state: { location, resolvedLocation } }: Pick<AnyRouter, 'state'>): boolean =>
  resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname
