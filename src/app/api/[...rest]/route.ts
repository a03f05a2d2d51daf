import { notFoundCall } from '@/site/calls/call'

export const GET = notFoundCall
export const POST = notFoundCall
export const PUT = notFoundCall
export const PATCH = notFoundCall
export const DELETE = notFoundCall
