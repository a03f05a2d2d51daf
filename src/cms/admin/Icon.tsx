import { LogoMark } from './LogoMark'

/** The mark alone, at the start of the admin's path of links. The link around it has its own name. */
export function Icon() {
  return <LogoMark className="ebs-icon" />
}
