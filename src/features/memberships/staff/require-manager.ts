import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'

/**
 * The account of a manager or an administrator.
 * @throws AppError forbidden for others
 */
export function requireManager(viewer: Viewer): NonNullable<Viewer['account']> {
  const account = requireAccount(viewer)
  if (account.role === 'manager' || account.role === 'administrator') return account
  throw new AppError('forbidden', 'This is for managers and administrators.')
}
