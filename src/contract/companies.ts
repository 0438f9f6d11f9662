import { z } from 'zod'

export const CompanyView = z.object({ ticker: z.string(), companyName: z.string() }).meta({ id: 'Company' })
export type CompanyView = z.infer<typeof CompanyView>

export const CompanySearchView = z
  .object({
    results: z.array(CompanyView).describe('best first, 100 at most'),
    notice: z.string().nullable().describe('what the search could not do, in words for people'),
  })
  .meta({ id: 'CompanySearch' })
export type CompanySearchView = z.infer<typeof CompanySearchView>
