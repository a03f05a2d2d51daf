import 'server-only'
import type { AppError } from '@/rules/app-error'

/** A route handler of the CMS's REST interface. */
export type Handler = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/** An error in both formats: that of our own calls, and the CMS's, which its admin reads. */
export function errorResponse(error: AppError): Response {
  const { message, retryAfterS, status } = error
  const headers = { 'cache-control': 'private, no-store', ...(retryAfterS && { 'retry-after': String(retryAfterS) }) }
  return Response.json({ ...error.toJSON(), errors: [{ message }] }, { status, headers })
}

/** The names of tokens in the CMS's responses. The cookie carries the token, and no script needs it. */
const TOKENS = ['token', 'refreshedToken']

/** The CMS's response about an account, without the session token. */
export async function stripTokens(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const json: unknown = await answer.json()
  const rest =
    typeof json === 'object' && json !== null
      ? Object.fromEntries(Object.entries(json).filter(([name]) => !TOKENS.includes(name)))
      : json
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json(rest, { status: answer.status, headers })
}
