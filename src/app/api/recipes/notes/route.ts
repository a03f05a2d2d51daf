import { call } from '@/site/calls/call.server'
import { routeMethods } from '@/site/calls/route-methods.server'
import { noteBody, noteOf, noteQuery, saveNote } from '@/features/recipe-notes/recipe-notes.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  GET: call({ audience: 'member', query: noteQuery, run: ({ query, viewer }) => noteOf(viewer, query) }),
  POST: call({ audience: 'member', body: noteBody, run: ({ body, viewer }) => saveNote(viewer, body) }),
})
