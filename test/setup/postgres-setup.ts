import { type Postgres, startPostgres } from '../tools/postgres.ts'

let postgres: Postgres

/** Tests find the server where a person would name one: in TEST_DATABASE_URL, which the workers inherit. */
export async function setup(): Promise<void> {
  postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
}

export async function teardown(): Promise<void> {
  await postgres.stop()
}
