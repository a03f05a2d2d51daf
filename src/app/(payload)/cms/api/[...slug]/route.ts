import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { cmsApi } from '@/features/cms-api/cms-api.server'

const handlers = cmsApi({
  GET: REST_GET(config),
  POST: REST_POST(config),
  PATCH: REST_PATCH(config),
  PUT: REST_PUT(config),
  DELETE: REST_DELETE(config),
  OPTIONS: REST_OPTIONS(config),
})

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = handlers

/** Payload does not handle HEAD, which players and proxies send for files. */
export async function HEAD(request: Request, args: Parameters<typeof GET>[1]): Promise<Response> {
  const { body, headers, status } = await GET(new Request(request, { method: 'GET' }), args)
  await body?.cancel()
  return new Response(null, { headers, status })
}
