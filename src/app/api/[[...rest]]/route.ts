import { unknownRoute } from '@/site/calls/route-methods.server'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute
