import { z } from 'zod'

export const CompanyView = z.object({ ticker: z.string(), companyName: z.string() }).meta({ id: 'Company' })
export type CompanyView = z.infer<typeof CompanyView>

const FoundCompanyView = CompanyView.extend({
  onList: z
    .object({ assetId: z.int(), list: z.enum(['watched', 'bought', 'sold']) })
    .optional()
    .describe('where its share is on your lists already'),
}).meta({ id: 'FoundCompany' })
export type FoundCompanyView = z.infer<typeof FoundCompanyView>

export const CompanySearchView = z
  .object({
    results: z.array(FoundCompanyView).describe('best first, 100 at most'),
    notice: z.string().nullable().describe('what the search could not do, in words for people'),
  })
  .meta({ id: 'CompanySearch' })
export type CompanySearchView = z.infer<typeof CompanySearchView>
