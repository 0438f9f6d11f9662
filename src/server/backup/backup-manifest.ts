import { z } from 'zod'

/** Why a backup was made: somebody asked for it, a day began, or the schema was about to change. */
const Reason = z.enum(['asked', 'daily', 'migration'])

/** The description of a backup, which comes before its files. */
export const BackupManifest = z.object({
  madeAt: z.iso.datetime(),
  reason: Reason,
  engine: z.enum(['sqlite', 'postgres']),
  /** The migrations that the database had run. */
  migrations: z.array(z.string()),
  users: z.int().min(0),
  entries: z.int().min(0),
  /** How many faults the journal had when the backup was made, which keeps them; null when it was not checked. */
  faults: z.int().min(0).nullable(),
  /** Only on PostgreSQL: the settings in the database, without secrets. */
  settings: z.record(z.string(), z.string()).optional(),
  /** The files, in the order in which their bytes follow. */
  files: z.array(z.object({ name: z.string().regex(/^candor\.(?!db-|lock$)[a-z-]+$/), size: z.int().min(0) })),
})
export type BackupManifest = z.output<typeof BackupManifest>
export type BackupReason = z.output<typeof Reason>
