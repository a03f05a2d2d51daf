import { unknownRoute } from '@/site/calls/route-methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute
