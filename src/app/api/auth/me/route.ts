import { me } from '@/features/session/viewer'
import { call } from '@/site/calls/call'

export const GET = call({ audience: 'anyone', run: ({ viewer }) => me(viewer) })
