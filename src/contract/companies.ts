import { z } from 'zod'

export const CompanyView = z.object({ ticker: z.string(), companyName: z.string() }).meta({ id: 'Company' })
export type CompanyView = z.infer<typeof CompanyView>

const FoundCompanyView = CompanyView.extend({
  onList: z
    .object({ assetId: z.int(), list: z.enum(['watched', 'bought', 'sold']) })
    .optional()
    .describe('your asset for the company’s share; absent when it is on none of your lists'),
}).meta({ id: 'FoundCompany' })
export type FoundCompanyView = z.infer<typeof FoundCompanyView>

export const CompanySearchView = z
  .object({
    results: z.array(FoundCompanyView).describe('matching companies, best match first, at most 100'),
    notice: z
      .string()
      .nullable()
      .describe('message for the user about what the search could not do; null when it was complete'),
  })
  .meta({ id: 'CompanySearch' })
export type CompanySearchView = z.infer<typeof CompanySearchView>
