import type { AppError } from '@/rules/app-error'

/** The JSON that a call responds with, by the function that it runs: `CallResult<typeof favoritePosts>`. */
export type CallResult<Run extends (...args: never[]) => unknown> = Awaited<ReturnType<Run>>

/** The error that a call responds with. */
export type CallError = ReturnType<AppError['toJSON']>['error']

/**
 * Reads the response of one of our own calls. The type is that of the call's function; the tests of the calls check
 * that they respond with it, so it is not validated again in each browser.
 */
export const readResult = async <Result>(response: Response): Promise<Result> => (await response.json()) as Result

/** The error of a rejected call; undefined if the response is not one of ours, such as a proxy's. */
export async function readError(response: Response): Promise<CallError | undefined> {
  const body = await readResult<{ error?: CallError }>(response).catch(() => undefined)
  return body?.error
}

/** The options of a POST request with a JSON body. */
export const jsonPost = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
