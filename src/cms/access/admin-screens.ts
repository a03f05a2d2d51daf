import type { SanitizedConfig } from 'payload'
import { OWNERS, ownRows } from './rules'

/**
 * Leaves out of the admin what is of no use there: the API tab of every document, and for staff who may read only
 * their own rows the lists of members' activity.
 */
export function trimAdmin(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of config.globals) admin.hideAPIURL = true
  for (const { access, admin } of config.collections) {
    admin.hideAPIURL = true
    if (access.read === ownRows) admin.hidden = ({ user }) => !OWNERS.some((role) => role === user?.role)
  }
  return config
}
