import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { toggleBody, toggleFavorite } from '@/features/favorites/favorites.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: toggleBody, run: ({ body, viewer }) => toggleFavorite(viewer, body) }),
})
