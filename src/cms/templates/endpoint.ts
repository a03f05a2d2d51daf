import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { EDITORS, hasRole } from '../access/rules'
import { parseBody } from '../documents/endpoint'
import { PAGE_TEMPLATES, type PageTemplate } from './page-templates'

const CREATED = 201
const TEMPLATES = new Map<string, PageTemplate>(Object.entries(PAGE_TEMPLATES))

const body = z.object({
  template: z.string().refine((id) => TEMPLATES.has(id)),
  title: z.string().trim().min(1).max(200),
})
const mayWrite = hasRole(...EDITORS)

/** `POST /from-template`: makes a draft of a page with the blocks of a template. */
export const fromTemplateEndpoint: Endpoint = {
  path: '/from-template',
  method: 'post',
  handler: async (req) => {
    if (!mayWrite({ req })) throw new APIError('Your role does not include this.', 403, null, true)
    const data = await parseBody(req, body, 'Choose a template, and a title of 200 characters at most.')
    const { id } = await req.payload.create({
      collection: 'pages',
      draft: true,
      data: { title: data.title, _status: 'draft', layout: TEMPLATES.get(data.template)?.layout },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json({ id }, { status: CREATED, headers: { 'cache-control': 'no-store' } })
  },
}
