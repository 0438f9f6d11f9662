import { z } from 'zod'

/** The parts of which the shapes of imported entries are made. */
export const decimal = z.string().regex(/^\d{1,20}(\.\d{1,20})?$/)
export const signedDecimal = z.string().regex(/^-?\d{1,20}(\.\d{1,20})?$/)
export const instant = z.iso.datetime()
export const day = z.iso.date()
export const text = z.string().max(200_000)
export const name = z.string().max(400)
export const confidence = z.int().min(1).max(10)
export const action = z.enum(['Watch', 'Buy', 'Hold', 'Keep Watching', 'Sell', 'Buy More', 'Sell Some'])
