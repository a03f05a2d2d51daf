import { stringify } from 'csv-stringify/sync'
import { APIError, type PayloadHandler, type PayloadRequest, type Where } from 'payload'
import type { FormSubmission } from '@/payload-types'
import { stripFormatCharacters } from '@/rules/format-characters'
import { toCell } from '@/rules/recipe-transfer/escape'
import { EDITORS, hasRole } from '../access/rules'

const mayExport = hasRole(...EDITORS)

/** Fixed columns before the answers. */
const FIRST = ['Number', 'Sent', 'Form', 'Page', 'Member']

type Column = { field: string; label: string }

/** Columns for all fields that were answered, with their newest labels. */
function columnsOf(docs: readonly FormSubmission[]): Column[] {
  const labels = new Map<string, string>()
  for (const { field, label } of docs.flatMap(({ submissionData }) => submissionData ?? [])) {
    if (!labels.has(field)) labels.set(field, label || field)
  }
  return [...labels].map(([field, label]) => ({ field, label }))
}

function rowOf({ createdAt, form, id, member, page, submissionData }: FormSubmission, columns: readonly Column[]) {
  const answers = new Map(submissionData?.map(({ field, value }) => [field, value]))
  const title = typeof form === 'object' ? form.title : String(form)
  const who = typeof member === 'object' ? member?.email : member
  return [
    String(id),
    createdAt,
    title,
    page ?? '',
    who ? String(who) : '',
    ...columns.map(({ field }) => answers.get(field) ?? ''),
  ]
}

/** Submissions as CSV, newest first. Values that look like a formula are escaped. */
export function submissionsCsv(docs: readonly FormSubmission[]): string {
  const columns = columnsOf(docs)
  const rows = [[...FIRST, ...columns.map(({ label }) => label)], ...docs.map((doc) => rowOf(doc, columns))]
  // The BOM makes spreadsheets read the file as UTF-8.
  return stringify(
    rows.map((row) => row.map((text) => toCell(stripFormatCharacters(text)))),
    { bom: true, record_delimiter: '\r\n' },
  )
}

function whereOf({ where }: PayloadRequest['query']): Where {
  return where ? (where as Where) : {} // Payload itself reads and refuses what is none.
}

/**
 * GET /cms/api/form-submissions/export: the list's filtered or selected submissions, or all. @throws APIError 401, 403
 */
export const exportSubmissions: PayloadHandler = async (req) => {
  if (!req.user) throw new APIError('Please sign in.', 401, null, true)
  if (!mayExport({ req }))
    throw new APIError('Only editors, managers and administrators can export forms.', 403, null, true)
  const { docs } = await req.payload.find({
    collection: 'form-submissions',
    where: whereOf(req.query),
    sort: '-createdAt',
    depth: 1,
    select: { form: true, member: true, page: true, createdAt: true, submissionData: true },
    populate: { forms: { title: true }, users: { email: true } },
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const name = `form-submissions-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(submissionsCsv(docs as FormSubmission[]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
