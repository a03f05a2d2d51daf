import { runChild } from './data/child-process'

/**
 * Migrates an empty database that test files then copy: migrating takes seconds, copying does not.
 * @param env that names the database: TEST_DATABASE, DATA_DIR and DATABASE_URL
 * @throws Error with the output of the migration when it fails
 */
export async function migrateTemplate(
  env: Record<'TEST_DATABASE' | 'DATA_DIR' | 'DATABASE_URL', string>,
): Promise<void> {
  const { code, output } = await runChild('migrate-template.ts', {
    ...env,
    PAYLOAD_SECRET: 'only-for-the-template-of-the-tests',
  })
  if (code !== 0) throw new Error(`The template database could not be migrated:\n${output}`)
}
