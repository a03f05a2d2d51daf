import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { Form } from '@/payload-types'
import { withoutFormatCharacters } from '@/rules/format-characters'
import { checkAnswer, fileProblem } from '@/rules/forms/check-answer'
import { sentFor } from '@/rules/forms/field-keys'
import { FILE_KIND_NAMES, typesOf } from '@/rules/forms/file-kinds'
import { type FileField, labelOf } from '@/rules/forms/form-field'
import type { Answer } from '@/rules/forms/letters'
import { LIMITS } from '@/rules/limits'
import type { Sent } from './sent'

type Fields = NonNullable<Form['fields']>

/** A file that may be kept. */
export type CheckedFile = { label: string; name: string; type: string; extension: string; bytes: Buffer }

export type CheckedForm = {
  answers: Answer[]
  files: CheckedFile[]
  /** What is wrong, by the name that it was sent under. */
  messages: Record<string, string>
}

const EXTENSIONS = typesOf(FILE_KIND_NAMES)

/**
 * Whether a picture is whole and of a size that can be unpacked: a few bytes can stand for a hundred million pixels,
 * which the CMS would unpack. Other files are not looked into.
 */
async function isReadable(bytes: Buffer, type: string | null): Promise<boolean> {
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
      return { name: file.name, bytes, type: (await isReadable(bytes, type)) ? type : null }
    }),
  )
  const wrong = fileProblem(
    field,
    read.map(({ bytes, type }) => ({ bytes: bytes.byteLength, type })),
  )
  const kept = read.flatMap(({ bytes, name, type }): CheckedFile[] => {
    const extension = EXTENSIONS.get(type ?? '')
    return type && extension ? [{ label: labelOf(field), name: nameOf(name), type, extension, bytes }] : []
  })
  return { kept, wrong }
}

/** What a file was called, as a text for people: no folders, no invisible characters. */
const nameOf = (name: string): string =>
  withoutFormatCharacters(name)
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .slice(-255) || 'file'

/** Checks each field of a form against what was sent for it. SPEC 5. */
export async function check(fields: Fields, sent: Sent): Promise<CheckedForm> {
  const checked: CheckedForm = { answers: [], files: [], messages: {} }
  const given = sentFor(fields, sent)
  for (const [index, field] of fields.entries()) {
    const { key, values } = given[index] ?? { key: field.name, values: [] }
    if (field.blockType === 'file') {
      const { kept, wrong } = await readFiles(field, values)
      if (wrong !== null) checked.messages[key] = wrong
      checked.files.push(...kept)
      checked.answers.push({ field: field.name, label: labelOf(field), value: kept.map(({ name }) => name).join(', ') })
      continue
    }
    const result = checkAnswer(
      field,
      values.filter((value) => typeof value === 'string'),
    )
    if ('problem' in result) checked.messages[key] = result.problem
    else checked.answers.push({ field: field.name, label: labelOf(field), value: result.value })
  }
  return checked
}
