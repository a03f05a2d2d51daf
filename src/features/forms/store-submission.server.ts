import 'server-only'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { FileUploadError, ValidationError } from 'payload'
import { asSystem } from '@/cms/client/local-api.server'
import { withTransaction } from '@/cms/client/sql.server'
import { AppError } from '@/rules/app-error'
import type { Answer } from '@/rules/forms/email-template'
import { TEXTS } from '@/rules/texts'
import type { ValidatedFile } from './validate-submission.server'

type Submission = {
  formId: number
  /** Who sent which form. */
  title: string
  answers: readonly Answer[]
  files: readonly ValidatedFile[]
  page: string | null
  memberId: number | null
}

/**
 * Stores a submission with its files in one transaction: all of it, or nothing if a file cannot be written.
 * @returns its id
 * @throws AppError bad_request: a file is invalid
 */
export async function storeSubmission({ answers, files, formId, memberId, page, title }: Submission): Promise<number> {
  const storedFiles = files.map((file) => ({ ...file, storedAs: `${randomUUID()}.${file.extension}` }))
  try {
    return await withTransaction('storing a form submission', async (req) => {
      const { payload } = req
      const { id } = await payload.create({
        collection: 'form-submissions',
        data: { title, form: formId, done: false, submissionData: [...answers], page, member: memberId },
        depth: 0,
        req,
      })
      for (const { bytes, label, name, storedAs, type } of storedFiles) {
        await payload.create({
          collection: 'formFiles',
          data: { originalName: name, label, submission: id },
          file: { data: bytes, mimetype: type, name: storedAs, size: bytes.byteLength },
          depth: 0,
          req,
        })
      }
      return id
    })
  } catch (error) {
    await removeFiles(storedFiles.map(({ storedAs }) => storedAs))
    // The CMS checks the end of a file too.
    if (error instanceof ValidationError || error instanceof FileUploadError) {
      throw new AppError('bad_request', TEXTS.formFileUnreadable, { cause: error })
    }
    throw error
  }
}

/** Files are written before the transaction commits; a rollback only removes their rows. */
async function removeFiles(names: readonly string[]): Promise<void> {
  const payload = await asSystem('the folder of the files of forms')
  const { staticDir } = payload.collections.formFiles.config.upload
  if (!staticDir) return
  await Promise.all(names.map((name) => rm(path.join(staticDir, name), { force: true })))
}
