import { Mark } from './Mark'
import { SITE_NAME } from './site-name'

/** The wordmark, on the login page and its kind. */
export function Logo() {
  return (
    <span className="ebs-logo">
      <Mark className="ebs-logo-mark" />
      {SITE_NAME}
    </span>
  )
}
