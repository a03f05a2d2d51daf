import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { EDITORS, hasRole, staff } from '../access/rules'
import { parseBody, UNREADABLE } from '../documents/endpoint'
import { requirePublisher } from '../review/required'
import { typedLinksTo } from './link-problems'
import { mendLinks } from './mend'
import { searchLinks } from './search'
import { checkLinks } from './targets'

const MAX_CHARS = 2_000
const MAX_LINKS = 1_000

const address = z.string().max(MAX_CHARS)
const addresses = z.array(address).max(MAX_LINKS)
const searchQuery = z.string().trim().max(200).catch('')
const checkBody = z.object({ links: addresses })
const usesBody = z.object({ uris: addresses, below: z.boolean() })
const mendBody = z.object({ uris: addresses.nullable() })

const canMend = hasRole(...EDITORS)

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })

/** A call for some of the staff, with a body. @throws APIError 403 or 400 */
function post<Body>(
  path: `/links/${string}`,
  schema: z.ZodType<Body>,
  run: (req: Parameters<Endpoint['handler']>[0], body: Body) => Promise<object>,
  mayUse: typeof staff = staff,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!mayUse({ req })) throw new APIError('Your role does not include this.', 403, null, true)
      return answer(await run(req, await parseBody(req, schema, UNREADABLE)))
    },
  }
}

/** What the admin asks about links, and the one change that it makes to them. */
export const linkEndpoints: Endpoint[] = [
  {
    path: '/links',
    method: 'get',
    handler: async (req) => {
      if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
      return answer({ choices: await searchLinks(req, searchQuery.parse(req.query.q)) })
    },
  },
  post('/links/check', checkBody, async (req, { links }) => ({ states: await checkLinks(req, links) })),
  post('/links/uses', usesBody, async (req, { below, uris }) => ({ uses: await typedLinksTo(req, uris, below) })),
  post(
    '/links/mend',
    mendBody,
    async (req, { uris }) => {
      // It writes published documents.
      await requirePublisher(req)
      return { mended: await mendLinks(req, uris) }
    },
    canMend,
  ),
]
