import { Mark } from './Mark'

/** The mark alone, at the start of the admin's path of links. The link around it has its own name. */
export function Icon() {
  return <Mark className="ebs-icon" />
}
