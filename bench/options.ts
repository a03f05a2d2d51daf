import { parseArgs } from 'node:util'
import { z } from 'zod'

/** A whole number on the command line. */
export const count = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`)

const schema = z.object({
  rounds: count(1, 20).default(3),
  seconds: count(1, 60).default(5),
  views: count(1, 20).default(5),
  recipes: count(100, 50_000).default(10_000),
  json: z.string().min(1, 'must name a file').optional(),
  strict: z.boolean().default(false),
  growth: z.boolean().default(false),
  'no-build': z.boolean().default(false),
  keep: z.boolean().default(false),
})

/** The command line options, described in bench/README.md. */
export type Options = z.infer<typeof schema>

/**
 * Reads the command line.
 * @param args what follows the program's name
 * @throws Error with a line for each invalid option
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      views: { type: 'string' },
      recipes: { type: 'string' },
      json: { type: 'string' },
      strict: { type: 'boolean' },
      growth: { type: 'boolean' },
      'no-build': { type: 'boolean' },
      keep: { type: 'boolean' },
    },
  })
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('\n'))
}
