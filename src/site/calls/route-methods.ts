import 'server-only'
import { AppError } from '@/rules/app-error'
import { call } from './call'

type Handler = (request: Request) => Promise<Response>
type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Every method that a route of Next can export. */
type Route = Record<CallMethod | 'HEAD' | 'OPTIONS', Handler>

function rejectMethod(allow: string): Handler {
  return call({
    audience: 'anyone',
    run({ headers }) {
      headers.set('allow', allow)
      throw new AppError('method_not_allowed', `This call answers ${allow}.`)
    },
  })
}

function allowHandler(allow: string): Handler {
  return async () => new Response(null, { status: 204, headers: { allow, 'cache-control': 'private, no-store' } })
}

/**
 * A whole route out of the methods it has: HEAD goes with GET, OPTIONS names them, and the
 * others are refused in the one error shape, where Next would answer an empty 405. DESIGN 6.
 */
export function routeMethods(own: Partial<Record<CallMethod, Handler>>): Route {
  const names = Object.keys(own).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
  const allow = [...names, 'OPTIONS'].join(', ')
  const rejected = rejectMethod(allow)
  return {
    GET: own.GET ?? rejected,
    HEAD: own.GET ?? rejected,
    POST: own.POST ?? rejected,
    PUT: own.PUT ?? rejected,
    PATCH: own.PATCH ?? rejected,
    DELETE: own.DELETE ?? rejected,
    OPTIONS: allowHandler(allow),
  }
}

const unknownCall = call({
  audience: 'anyone',
  run() {
    throw new AppError('not_found', 'There is no such call.')
  },
})

/** The route for addresses that no call has, whatever the method. */
export const unknownRoute: Route = {
  GET: unknownCall,
  HEAD: unknownCall,
  POST: unknownCall,
  PUT: unknownCall,
  PATCH: unknownCall,
  DELETE: unknownCall,
  OPTIONS: unknownCall,
}
