import 'server-only'
import { AppError } from '@/rules/app-error'
import { call } from './call'

type Handler = (request: Request) => Promise<Response>
type OwnMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Every method that a route of Next can export. */
type Route = Record<OwnMethod | 'HEAD' | 'OPTIONS', Handler>

function refusing(allow: string): Handler {
  return call({
    audience: 'anyone',
    run({ headers }) {
      headers.set('allow', allow)
      throw new AppError('method_not_allowed', `This call answers ${allow}.`)
    },
  })
}

function naming(allow: string): Handler {
  return async () => new Response(null, { status: 204, headers: { allow, 'cache-control': 'private, no-store' } })
}

/**
 * A whole route out of the methods it has: HEAD goes with GET, OPTIONS names them, and the
 * others are refused in the one error shape, where Next would answer an empty 405. DESIGN 6.
 */
export function methods(own: Partial<Record<OwnMethod, Handler>>): Route {
  const names = Object.keys(own).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
  const allow = [...names, 'OPTIONS'].join(', ')
  const refused = refusing(allow)
  return {
    GET: own.GET ?? refused,
    HEAD: own.GET ?? refused,
    POST: own.POST ?? refused,
    PUT: own.PUT ?? refused,
    PATCH: own.PATCH ?? refused,
    DELETE: own.DELETE ?? refused,
    OPTIONS: naming(allow),
  }
}

const unknownCall = call({
  audience: 'anyone',
  run() {
    throw new AppError('not_found', 'There is no such call.')
  },
})

/** The route for addresses that no call has, whatever the method. */
export const noCall: Route = {
  GET: unknownCall,
  HEAD: unknownCall,
  POST: unknownCall,
  PUT: unknownCall,
  PATCH: unknownCall,
  DELETE: unknownCall,
  OPTIONS: unknownCall,
}
