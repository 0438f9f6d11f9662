import { z } from 'zod'
import { DecisionIdField, InstantView } from './fields.ts'

/** The forms for decisions: the first decision on a company, an update of an asset, and its Buy or Sell. */
const DraftForm = z.enum(['add-asset', 'update', 'move'], 'A draft is of the form add-asset, update or move.')

/** More fields than any form has. */
const MOST_FIELDS = 60
/** Longer than a thesis may be, so that one that is still too long to be recorded is stored too. */
const LONGEST_TEXT = 20_000

/** The fields of a form as they are typed. A draft is no decision yet, so only its size is checked. */
const DraftFields = z
  .record(
    z.string().min(1).max(40),
    z.union([
      z.string().max(LONGEST_TEXT, 'A field of a draft has at most 20,000 characters.'),
      z.number(),
      z.boolean(),
    ]),
  )
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, `A draft has at most ${MOST_FIELDS} fields.`)

export const DraftIdField = DecisionIdField.describe('the decisionId that the decision will have')

export const DraftBody = z
  .strictObject({
    form: DraftForm,
    assetId: z.int().min(1).max(999_999_999).nullable().describe('null in the form that adds an asset'),
    fields: DraftFields,
    editedAt: z.iso.datetime('Say when it was edited, for example 2026-11-21T14:30:00.000Z.'),
    basedOn: z
      .int()
      .min(1)
      .nullable()
      .describe('the revision that this was written on; null for a draft that was never stored'),
  })
  .meta({ id: 'DraftBody' })
export type DraftBody = z.input<typeof DraftBody>
export type StoredDraft = z.output<typeof DraftBody>

/** A draft in the list of drafts, without its fields. */
export const DraftLineView = z
  .object({
    draftId: z.uuid(),
    form: DraftForm,
    assetId: z.int().nullable(),
    ticker: z
      .string()
      .nullable()
      .describe('what is being added; null where none is chosen, or where the asset says it'),
    device: z.enum(['phone', 'tablet', 'computer']).describe('on which it was edited last, as its browser tells'),
    isFromHere: z.boolean().describe('edited last in the browser that asks'),
    editedAt: InstantView,
    revision: z.int().describe('raised by one each time it is stored'),
  })
  .meta({ id: 'DraftLine' })
export type DraftLineView = z.infer<typeof DraftLineView>

export const DraftsView = z.object({ drafts: z.array(DraftLineView) }).meta({ id: 'Drafts' })
export type DraftsView = z.infer<typeof DraftsView>

/** A draft with its fields. */
export const DraftView = DraftLineView.extend({ fields: DraftFields }).meta({ id: 'Draft' })
export type DraftView = z.infer<typeof DraftView>
