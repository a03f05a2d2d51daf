import type { PayloadRequest } from 'payload'
import type { FormSubmission } from '@/payload-types'
import type { Answer } from '@/rules/forms/email-template'
import { emailFieldsOf } from '@/rules/forms/form-field'
import { type Sender, senderOf } from '@/rules/forms/letter'
import { relationId } from '@/rules/relation-id'
import { hasRole, OWNERS } from '../access/rules'
import { staffNames } from '../versions/names'

/** A form submission as its readers see it. */
export type Letter = {
  sender: Sender
  form: { id: number | null; title: string }
  /** With the questions of the time at which it was sent. */
  answers: Answer[]
  files: { id: number; name: string; label: string; url: string; bytes: number }[]
  page: string | null
  /** The signed-in sender; without a name for those who may not see people. */
  member: { id: number; name: string | null } | null
  createdAt: string
} & Pick<FormSubmission, 'done' | 'doneAt' | 'doneBy'>

const maySeePeople = hasRole(...OWNERS)

/** Reads a submission with its form and files, as far as the user may. @returns null if there is none for them */
export async function readLetter(req: PayloadRequest, id: number): Promise<Letter | null> {
  const asUser = { depth: 0, overrideAccess: false, disableErrors: true, user: req.user, req } as const
  const submission = await req.payload.findByID({ collection: 'form-submissions', id, ...asUser })
  if (!submission) return null
  const [form, files] = await Promise.all([
    req.payload.findByID({
      collection: 'forms',
      id: relationId(submission.form),
      select: { title: true, fields: true },
      ...asUser,
    }),
    req.payload.find({
      collection: 'formFiles',
      where: { submission: { equals: id } },
      sort: 'id',
      pagination: false,
      ...asUser,
    }),
  ])
  const answers = (submission.submissionData ?? []).map(({ field, label, value }) => ({
    field,
    label: label ?? field,
    value,
  }))
  return {
    sender: senderOf(answers, emailFieldsOf(form?.fields)),
    form: { id: form?.id ?? null, title: form?.title ?? 'A form' },
    answers,
    files: files.docs.map((file) => ({
      id: file.id,
      name: file.originalName,
      label: file.label,
      url: file.url ?? '',
      bytes: file.filesize ?? 0,
    })),
    page: submission.page ?? null,
    member: await memberOf(req, relationId(submission.member)),
    createdAt: submission.createdAt,
    done: submission.done,
    doneAt: submission.doneAt,
    doneBy: submission.doneBy,
  }
}

async function memberOf(req: PayloadRequest, id: number | null): Promise<Letter['member']> {
  if (id === null) return null
  return { id, name: maySeePeople({ req }) ? ((await staffNames(req, [id])).get(id) ?? null) : null }
}
