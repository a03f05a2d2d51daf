import { LogoMark } from './LogoMark'
import { SITE_NAME } from './site-name'

/** The wordmark, on the login page and its kind. */
export function Logo() {
  return (
    <span className="ebs-logo">
      <LogoMark className="ebs-logo-mark" />
      {SITE_NAME}
    </span>
  )
}
