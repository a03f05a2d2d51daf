/** State of one render, from its request to the stored result. */
export type RenderContext = {
  /** Number of expiries when the render began: its result is not stored if one of its tags has expired since. */
  readonly epoch: number
  /** Cache tags of what the render has read so far. */
  readonly tags: Set<string>
  /**
   * Whether Next has read the route store for this request. If not, the request got the result of another request that
   * was already in progress.
   */
  hitRouteStore: boolean
}
