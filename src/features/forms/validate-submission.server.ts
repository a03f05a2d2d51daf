import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { Form } from '@/payload-types'
import { stripFormatCharacters } from '@/rules/format-characters'
import type { Answer } from '@/rules/forms/email-template'
import { valuesByField } from '@/rules/forms/field-keys'
import { FILE_KIND_NAMES, mimeTypesOf } from '@/rules/forms/file-kinds'
import { type FileField, labelOf } from '@/rules/forms/form-field'
import { fileProblem, validateAnswer } from '@/rules/forms/validate-answer'
import { LIMITS } from '@/rules/limits'
import type { SubmittedValues } from './submission-schema'

type Fields = NonNullable<Form['fields']>

/** A validated file. */
export type ValidatedFile = { label: string; name: string; type: string; extension: string; bytes: Buffer }

export type ValidatedForm = {
  answers: Answer[]
  files: ValidatedFile[]
  /** Error messages by field name. */
  messages: Record<string, string>
}

const EXTENSIONS = mimeTypesOf(FILE_KIND_NAMES)

/**
 * Whether a picture is intact and small enough to decode: a few bytes can encode a hundred million pixels, which the
 * CMS would decode. Other files are not inspected.
 */
async function isReadableImage(bytes: Buffer, type: string | null): Promise<boolean> {
  if (!type?.startsWith('image/')) return true
  try {
    const { height, width } = await sharp(bytes, { animated: true }).metadata()
    return width * height <= LIMITS.pictureMaxPixels
  } catch {
    return false
  }
}

async function readFiles(field: FileField, values: readonly (string | File)[]) {
  const files = values.filter((value) => value instanceof File)
  const read = await Promise.all(
    files.map(async (file) => {
      const bytes = Buffer.from(await file.arrayBuffer())
      const type = (await fileTypeFromBuffer(bytes))?.mime ?? null
      return { name: file.name, bytes, type: (await isReadableImage(bytes, type)) ? type : null }
    }),
  )
  const problem = fileProblem(
    field,
    read.map(({ bytes, type }) => ({ bytes: bytes.byteLength, type })),
  )
  const accepted = read.flatMap(({ bytes, name, type }): ValidatedFile[] => {
    const extension = EXTENSIONS.get(type ?? '')
    return type && extension ? [{ label: labelOf(field), name: safeFileName(name), type, extension, bytes }] : []
  })
  return { accepted, problem }
}

/** The original file name as safe text: no folders, no invisible characters. */
const safeFileName = (name: string): string =>
  stripFormatCharacters(name)
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(-255) || 'file'

/** Validates each field of a form. */
export async function validateSubmission(fields: Fields, submitted: SubmittedValues): Promise<ValidatedForm> {
  const validated: ValidatedForm = { answers: [], files: [], messages: {} }
  const submittedFields = valuesByField(fields, submitted)
  for (const [index, field] of fields.entries()) {
    const { key, values } = submittedFields[index] ?? { key: field.name, values: [] }
    if (field.blockType === 'file') {
      const { accepted, problem } = await readFiles(field, values)
      if (problem !== null) validated.messages[key] = problem
      validated.files.push(...accepted)
      validated.answers.push({
        field: field.name,
        label: labelOf(field),
        value: accepted.map(({ name }) => name).join(', '),
      })
      continue
    }
    const result = validateAnswer(
      field,
      values.filter((value) => typeof value === 'string'),
    )
    if ('problem' in result) validated.messages[key] = result.problem
    else validated.answers.push({ field: field.name, label: labelOf(field), value: result.value })
  }
  return validated
}
