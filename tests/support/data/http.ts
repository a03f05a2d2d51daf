import type { Viewer } from './users'

const METHODS = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const
export type Method = keyof typeof METHODS

// Imported at the first request, because they load the configuration, which reads the environment.
const restRoutes = () => import('@/app/(payload)/cms/api/[...slug]/route')

/** The response: its status, its body as text, and as JSON where it is JSON. */
export type RestResponse = { status: number; text: string; json: unknown }

const ORIGIN = 'http://localhost:3000/cms/api'

let addresses = 0

function headersOf(viewer: Viewer): Headers {
  addresses += 1
  // As the server sets it: each request has its own IP address, so that rate limits do not interfere.
  const address = `10.1.${(addresses >> 8) & 255}.${addresses & 255}`
  const headers = new Headers({ 'content-type': 'application/json', 'x-ebs-client-ip': address })
  if (viewer.token) headers.set('cookie', `ebs-token=${viewer.token}`)
  return headers
}

async function read(response: Response): Promise<RestResponse> {
  const text = await response.text()
  try {
    return { status: response.status, text, json: JSON.parse(text) }
  } catch {
    return { status: response.status, text, json: null }
  }
}

async function send(method: Method, path: string, headers: Headers, body?: string | FormData): Promise<RestResponse> {
  const slug = new URL(`${ORIGIN}/${path}`).pathname.split('/').slice(3)
  const request = new Request(`${ORIGIN}/${path}`, { method: METHODS[method], headers, body })
  const handlers = await restRoutes()
  return read(await handlers[METHODS[method]](request, { params: Promise.resolve({ slug }) }))
}

/** Calls the CMS's REST API through the routes that Next mounts. @param path below /cms/api, with query */
export async function rest(viewer: Viewer, method: Method, path: string, body?: unknown): Promise<RestResponse> {
  return send(method, path, headersOf(viewer), body === undefined ? undefined : JSON.stringify(body))
}

/** As {@link rest}, but as multipart, the way the admin's forms save. */
export async function form(
  viewer: Viewer,
  method: 'post' | 'patch',
  path: string,
  body: object,
): Promise<RestResponse> {
  const headers = headersOf(viewer)
  headers.delete('content-type')
  const data = new FormData()
  data.set('_payload', JSON.stringify(body))
  return send(method, path, headers, data)
}
