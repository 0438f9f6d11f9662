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

export const DraftIdField = DecisionIdField.describe(
  'id of the draft, which is the `decisionId` that its decision will have',
)

export const DraftBody = z
  .strictObject({
    form: DraftForm,
    assetId: z
      .int()
      .min(1)
      .max(999_999_999)
      .nullable()
      .describe('asset that the decision is about; null for the form `add-asset`'),
    fields: DraftFields,
    editedAt: z.iso.datetime('Say when it was edited, for example 2026-11-21T14:30:00.000Z.'),
    basedOn: z
      .int()
      .min(1)
      .nullable()
      .describe('revision on which this version is based; null for a draft that was never stored'),
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
      .describe('ticker of the asset to be added; null when none is chosen yet, and for an asset that exists'),
    action: z
      .string()
      .nullable()
      .describe('action of the decision as chosen in the form; null when none is chosen, and for an asset to be added'),
    device: z
      .enum(['phone', 'tablet', 'computer'])
      .describe('kind of device on which the draft was last edited, according to its browser'),
    isFromHere: z.boolean().describe('whether the draft was last edited in the requesting browser'),
    editedAt: InstantView,
    revision: z.int().describe('number of the stored version, which increases by one with each change'),
  })
  .meta({ id: 'DraftLine' })
export type DraftLineView = z.infer<typeof DraftLineView>

export const DraftsView = z.object({ drafts: z.array(DraftLineView) }).meta({ id: 'Drafts' })
export type DraftsView = z.infer<typeof DraftsView>

/** A draft with its fields. */
export const DraftView = DraftLineView.extend({ fields: DraftFields }).meta({ id: 'Draft' })
export type DraftView = z.infer<typeof DraftView>
