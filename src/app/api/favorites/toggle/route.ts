import { toggleBody, toggleFavourite } from '@/features/favourites/favourites'
import { call } from '@/site/calls/call'
import { methods } from '@/site/calls/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: call({ audience: 'member', body: toggleBody, run: ({ body, viewer }) => toggleFavourite(viewer, body) }),
})
