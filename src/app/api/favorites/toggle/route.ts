import { toggleBody, toggleFavorite } from '@/features/favorites/favorites'
import { call } from '@/site/calls/call'
import { routeMethods } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({ audience: 'member', body: toggleBody, run: ({ body, viewer }) => toggleFavorite(viewer, body) }),
})
