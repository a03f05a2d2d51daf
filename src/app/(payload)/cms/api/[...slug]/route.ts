import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { limited } from '@/features/session/cms-door'
import { withOwnSessions } from '@/features/session/cms-sessions'

export const GET = REST_GET(config)

/** The CMS knows no HEAD, and players and proxies ask for the head of a file. */
export async function HEAD(request: Request, args: Parameters<typeof GET>[1]): Promise<Response> {
  const { body, headers, status } = await GET(new Request(request, { method: 'GET' }), args)
  await body?.cancel()
  return new Response(null, { headers, status })
}

export const POST = limited(withOwnSessions(REST_POST(config), GET))
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)
