/** The one table from an error's code to its HTTP status. DESIGN 6. */
export const STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  email_not_confirmed: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof STATUS

type Details = {
  /** Field name to what is wrong with it, in words for the person who typed it. */
  fields?: Record<string, string>
  /** Seconds after which another try makes sense: becomes Retry-After. */
  retryAfterS?: number
  /** What went wrong underneath: logged, never sent. */
  cause?: unknown
}

/** An error that a caller may see: a stable code and a sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields?: Record<string, string>
  readonly retryAfterS?: number

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.retryAfterS = details.retryAfterS
  }

  /** HTTP status of this error's code. */
  get status(): number {
    return STATUS[this.code]
  }

  /** The one error shape that every call answers with. */
  toJSON() {
    return { error: { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) } }
  }
}
