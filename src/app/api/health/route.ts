import { health } from '@/site/health'
import { call } from '@/site/calls/call'

export const GET = call({ audience: 'anyone', run: health })
