import type { Context } from 'hono'
import type { z } from 'zod'
import { Refusal } from './problem.ts'

/** Parses the query string with a schema. @throws Refusal that names the first parameter that is wrong */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(c.req.query())
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Refusal({ code: 'invalid', field: issue?.path.join('.') ?? '', message: issue?.message ?? '' })
}
