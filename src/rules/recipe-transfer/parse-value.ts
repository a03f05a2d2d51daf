import { z } from 'zod'
import { FIELDS, type FieldKind, type FieldName, type TransferRecipe } from './fields'
import { toMultiLine, toSingleLine } from './recipe'

const withDefault = <T extends z.ZodType>(schema: T, empty: unknown) =>
  z.preprocess((value) => (value === null || value === undefined || value === '' ? empty : value), schema)

const text = (clean: (text: string) => string, max: number) =>
  withDefault(
    z
      .string({ error: 'Must be text.' })
      .transform(clean)
      .pipe(z.string().max(max, `Is longer than ${max} characters.`)),
    '',
  )

/** Adding 0 turns -0 into 0, so that both compare as equal. */
const number = withDefault(
  z
    .number({ error: 'Must be a number.' })
    .transform((value) => value + 0)
    .nullable(),
  null,
)

/** One of a closed set, case-insensitive. */
const choice = (of: readonly string[]) =>
  z.string({ error: 'Must be text.' }).transform((written, context) => {
    const found = of.find((option) => option.toLowerCase() === toSingleLine(written).toLowerCase())
    if (found !== undefined) return found
    const message = toSingleLine(written)
      ? `“${written}” is not one of ${of.join(', ')}.`
      : `Enter one of ${of.join(', ')}.`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const list = <T extends z.ZodType>(of: T) => withDefault(z.array(of, { error: 'Must be a list.' }), [])
const unique = (values: string[]) => [...new Set(values)]

const date = withDefault(
  z
    .string({ error: 'Must be a date.' })
    .transform((written, context) => {
      const read = new Date(written)
      if (Number.isFinite(read.getTime())) return read.toISOString()
      context.addIssue({ code: 'custom', message: `“${written}” is not a date. Write it as 2026-03-20.` })
      return z.NEVER
    })
    .nullable(),
  null,
)

const yesNo = withDefault(z.boolean({ error: 'Write yes or no.' }), false)

const ingredient = z.strictObject({
  quantity: text(toSingleLine, 60),
  unit: text(toSingleLine, 40),
  name: text(toSingleLine, 200),
  note: text(toSingleLine, 300),
  link: text(toSingleLine, 2_000),
  scales: z.preprocess((value) => value ?? true, yesNo),
})

const SCHEMAS = {
  ingredients: list(z.strictObject({ title: text(toSingleLine, 120), ingredients: list(ingredient) })),
  steps: list(
    z.strictObject({
      title: text(toSingleLine, 120),
      text: text(toMultiLine, 5_000),
      timer: number,
      picture: text(toSingleLine, 300),
    }),
  ),
  tips: list(z.strictObject({ title: text(toSingleLine, 120), text: text(toMultiLine, 2_000) })),
  names: list(text(toSingleLine, 100)).transform((names) => unique((names as string[]).filter(Boolean))),
}

function schemaOf(field: FieldKind): z.ZodType {
  switch (field.kind) {
    case 'line':
      return text(toSingleLine, field.max)
    case 'text':
      return text(toMultiLine, field.max)
    case 'number':
      return number
    case 'choice':
      return choice(field.of)
    case 'several':
      return list(choice(field.of)).transform((names) => unique(names as string[]))
    case 'date':
      return date
    case 'yesNo':
      return yesNo
    case 'names':
    case 'ingredients':
    case 'steps':
    case 'tips':
      return SCHEMAS[field.kind]
    default:
      return field satisfies never
  }
}

/** The path of an issue for people: "2 ingredients 1 name". Lists count from 1. */
const fieldPath = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? String(part + 1) : String(part))).join(' ')

/**
 * Validates and normalizes the value of one field of a file.
 * @returns the value, or a message
 */
export function parseValue<Name extends FieldName>(
  name: Name,
  value: unknown,
): { value: TransferRecipe[Name] } | { problem: string } {
  const read = schemaOf(FIELDS[name]).safeParse(value)
  // The schema of a kind gives the type of that kind: src/rules/recipe-transfer/fields.ts says which.
  if (read.success) return { value: read.data as TransferRecipe[Name] }
  const [issue] = read.error.issues
  const place = fieldPath(issue?.path ?? [])
  return { problem: `${place && `${place}: `}${issue?.message ?? 'Cannot be read.'}` }
}

/** Normalizes a whole recipe, so that one of the CMS can be compared with one of a file. */
export function normalizeRecipe(recipe: TransferRecipe): TransferRecipe {
  const entries = Object.entries(recipe).map(([name, value]) => {
    const read = parseValue(name as FieldName, value)
    return [name, 'value' in read ? read.value : value]
  })
  return Object.fromEntries(entries)
}
