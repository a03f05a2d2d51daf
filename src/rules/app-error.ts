/** HTTP status by error code: the only such table. */
export const STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  email_not_confirmed: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  already_subscribed: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof STATUS

type Details = {
  /** Field name to the message for the person who typed it. */
  fields?: Record<string, string>
  /** Seconds until a retry makes sense: becomes Retry-After. */
  retryAfterS?: number
  /** The underlying error: logged, never sent. */
  cause?: unknown
}

/** An error that a caller may see: a stable code and a message for people. */
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

  /** The error shape of every API response. */
  toJSON() {
    return { error: { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) } }
  }
}
