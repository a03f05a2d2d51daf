import 'server-only'
import { randomUUID } from 'node:crypto'
import { FileUploadError, ValidationError } from 'payload'
import { asSystem } from '@/cms/client'
import { AppError } from '@/rules/app-error'
import type { Answer } from '@/rules/forms/letters'
import { TEXTS } from '@/rules/texts'
import type { CheckedFile } from './check'

type Submission = {
  formId: number
  answers: readonly Answer[]
  files: readonly CheckedFile[]
  page: string | null
  memberId: number | null
}

/**
 * Keeps a submission with its files; all of it, or none where a file cannot be written.
 * @returns its number
 * @throws AppError bad_request: a file is broken
 */
export async function keep({ answers, files, formId, memberId, page }: Submission): Promise<number> {
  const payload = await asSystem('keeping a form that somebody sent')
  const { id } = await payload.create({
    collection: 'form-submissions',
    data: { form: formId, submissionData: [...answers], page, member: memberId },
    depth: 0,
  })
  try {
    for (const { bytes, extension, label, name, type } of files) {
      await payload.create({
        collection: 'formFiles',
        data: { originalName: name, label, submission: id },
        file: { data: bytes, mimetype: type, name: `${randomUUID()}.${extension}`, size: bytes.byteLength },
        depth: 0,
      })
    }
  } catch (error) {
    await payload.delete({ collection: 'form-submissions', id, depth: 0 })
    // The CMS looks at the end of a file too.
    if (error instanceof ValidationError || error instanceof FileUploadError) {
      throw new AppError('bad_request', TEXTS.formFileBroken, { cause: error })
    }
    throw error
  }
  return id
}
