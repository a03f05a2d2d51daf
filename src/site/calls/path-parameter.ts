import { AppError } from '@/rules/app-error'

/** The part of a call's path that follows a folder. @throws AppError not_found for one that nothing can have */
function partAfter(request: Request, folder: string, form: RegExp): string {
  const [, rest = ''] = new URL(request.url).pathname.split(`${folder}/`)
  const [part = ''] = rest.split('/')
  if (!form.test(part)) throw new AppError('not_found', 'There is nothing at this address.')
  return part
}

/** The id of a row in the path of a call. @param folder such as `/api/forum/topics` */
export const pathId = (request: Request, folder: string): number => Number(partAfter(request, folder, /^[1-9]\d{0,8}$/))

/** The slug or username in the path of a call. @param folder such as `/api/forum/boards` */
export const pathName = (request: Request, folder: string): string =>
  partAfter(request, folder, /^[a-z0-9][a-z0-9._-]{0,99}$/i)
