import 'server-only'
import { AppError } from '@/rules/app-error'
import { call } from './call.server'

type Handler = (request: Request) => Promise<Response>
type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Every method that a Next route can export. */
type Route = Record<CallMethod | 'HEAD' | 'OPTIONS', Handler>

function rejectMethod(allow: string): Handler {
  return call({
    audience: 'anyone',
    run({ headers }) {
      headers.set('allow', allow)
      throw new AppError('method_not_allowed', `This call accepts ${allow}.`)
    },
  })
}

function allowHandler(allow: string): Handler {
  return async () => new Response(null, { status: 204, headers: { allow, 'cache-control': 'private, no-store' } })
}

/**
 * Completes a route: HEAD follows GET, OPTIONS lists the methods, and others get a 405 in the common error shape, where
 * Next would send an empty one.
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

/** The route for unknown API addresses, for every method. */
export const unknownRoute: Route = {
  GET: unknownCall,
  HEAD: unknownCall,
  POST: unknownCall,
  PUT: unknownCall,
  PATCH: unknownCall,
  DELETE: unknownCall,
  OPTIONS: unknownCall,
}
