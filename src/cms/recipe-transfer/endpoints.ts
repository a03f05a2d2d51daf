import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { LIMITS } from '@/rules/limits'
import { type FileRow, readFile, writeFile } from '@/rules/recipe-transfer/file'
import { FORMATS, type Format } from '@/rules/recipe-transfer/file-formats'
import { EDITORS, hasRole } from '../access/rules'
import { loadLookups } from './names'
import { toTransferRecipe } from './outgoing'
import { planImport } from './plan'
import { runImport } from './write'

const NO_STORE = { 'cache-control': 'private, no-store' }
const MIME = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const satisfies Record<
  Format,
  string
>
const canTransfer = hasRole(...EDITORS)

const errorResponse = (message: string, status: number) => new APIError(message, status, null, true)

/** @throws APIError 401 or 403 */
function authorize(req: PayloadRequest): void {
  if (!req.user) throw errorResponse('Please sign in.', 401)
  if (!canTransfer({ req }))
    throw errorResponse('Only editors, managers and administrators can import and export recipes.', 403)
}

function formatOf(req: PayloadRequest): Format {
  const format = FORMATS.find((known) => known === req.query.format)
  if (!format) throw errorResponse('format must be csv or json.', 400)
  return format
}

/** The filter and search of an admin list as a query. */
function whereOf({ search, where }: PayloadRequest['query']): Where {
  const named: Where[] = typeof search === 'string' && search !== '' ? [{ title: { like: search } }] : []
  return { and: [...named, ...(where ? [where as Where] : [])] }
}

/** Exports the list's filtered or selected recipes, or all, as a file. */
async function exportRecipes(req: PayloadRequest): Promise<Response> {
  authorize(req)
  const format = formatOf(req)
  const { docs } = await req.payload.find({
    collection: 'recipes',
    where: whereOf(req.query),
    sort: 'slug',
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const lookups = await loadLookups(req, docs)
  const name = `recipes-${new Date().toISOString().slice(0, 10)}.${format}`
  return new Response(
    writeFile(
      format,
      docs.map((doc) => toTransferRecipe(doc, lookups)),
    ),
    {
      headers: { ...NO_STORE, 'content-type': MIME[format], 'content-disposition': `attachment; filename="${name}"` },
    },
  )
}

/** @throws APIError 413 if the file is too large, 422 with the reason if it cannot be parsed */
async function fileIn(req: PayloadRequest): Promise<{ rows: FileRow[]; remarks: string[] }> {
  const format = formatOf(req)
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? [])
  if (bytes.byteLength > LIMITS.recipeImportBytes) throw errorResponse('The file is larger than 2 MB.', 413)
  const content = readFile(format, bytes)
  if ('problem' in content) throw errorResponse(content.problem, 422)
  return content
}

/** Checks what an import would do, row by row. Writes nothing. */
async function checkImport(req: PayloadRequest): Promise<Response> {
  authorize(req)
  const { remarks, rows: read } = await fileIn(req)
  const { digest, rows } = await planImport(req, read)
  return Response.json({ rows, remarks, digest }, { headers: NO_STORE })
}

/** Imports a checked file: all of it, or nothing if a row is invalid or something has changed since the check. */
async function importRecipes(req: PayloadRequest): Promise<Response> {
  authorize(req)
  const { rows: read } = await fileIn(req)
  const { rows } = await runImport(req, read, (plan) => {
    if (plan.rows.some(({ outcome }) => outcome === 'wrong'))
      throw errorResponse('Nothing was imported: some rows are wrong. Check the file again.', 422)
    if (req.query.checked !== plan.digest)
      throw errorResponse('Nothing was imported: something has changed since the check. Check the file again.', 409)
  })
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  return Response.json(
    { created: count('new'), changed: count('changed'), unchanged: count('unchanged') },
    { headers: NO_STORE },
  )
}

/** Import and export of recipes, below /cms/api/recipes. The server rejects foreign origins beforehand. */
export const recipeTransfer: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: exportRecipes },
  { path: '/import/check', method: 'post', handler: checkImport },
  { path: '/import', method: 'post', handler: importRecipes },
]
