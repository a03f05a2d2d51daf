import { LogoMark } from './LogoMark'

/** The logo mark at the start of the admin's breadcrumb. The link around it has its own accessible name. */
export function Icon() {
  return <LogoMark className="ebs-icon" />
}
