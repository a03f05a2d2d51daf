import { LogoMark } from './LogoMark'
import { SITE_NAME } from './site-name'

/** The logo with the site's name, on the login page and similar pages. */
export function Logo() {
  return (
    <span className="ebs-logo">
      <LogoMark className="ebs-logo-mark" />
      {SITE_NAME}
    </span>
  )
}
