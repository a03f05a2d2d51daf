/** The JSON that a call responds with, by the function that it runs: `CallResult<typeof favoritePosts>`. */
export type CallResult<Run extends (...args: never[]) => unknown> = Awaited<ReturnType<Run>>

/**
 * Reads the response of one of our own calls. The type is that of the call's function; the tests of the calls check
 * that they respond with it, so it is not validated again in each browser.
 */
export const readResult = async <Result>(response: Response): Promise<Result> => (await response.json()) as Result
