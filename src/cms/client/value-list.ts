import { type SQL, sql } from 'drizzle-orm'

/** Values for SQL's `in (…)`, each a parameter of the statement. There must be one at least. */
export const valueList = (values: readonly (number | string)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
