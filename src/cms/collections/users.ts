import { type Access, type CollectionBeforeOperationHook, type CollectionConfig, Forbidden, type Where } from 'payload'
import { PLANS } from '@/rules/audience'
import { ROLES } from '@/rules/roles'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS, staff } from '../access/rules'
import { roleOf } from '../access/viewer'
import { acquireAdvisoryLock } from '../database/advisory-lock'
import { imageField } from '../fields/image'
import { guardAccountChanges, inviteNewUsers } from '../hooks/account-changes'
import { deleteMemberRows } from '../hooks/delete-member-rows'
import {
  hideRevokedSessions,
  invalidateCaller,
  invalidateUserAfterChange,
  invalidateUserAfterDelete,
  invalidateUserAfterLogin,
  preserveSessions,
} from '../hooks/session-tokens'
import { confirmationEmailHtml, invitationEmailHtml, newAccountSubject } from '../mail/emails'

const TOKEN_LIFETIME_S = 30 * 60
const LOCK_MS = 10 * 60 * 1000

const isSelf = (id: number | string): Where => ({ id: { equals: id } })

/** Owners see everybody, other people themselves. */
const readUsers: Access = ({ req }) => {
  if (!req.user) return false
  return hasRole(...OWNERS)({ req }) || isSelf(req.user.id)
}

/**
 * Administrators change everybody. A manager changes members and himself, never another
 * member of staff. Other staff change themselves here; members do so through /api/user/update.
 */
const updateUsers: Access = ({ req }) => {
  if (!req.user || !staff({ req })) return false
  if (roleOf(req) === 'administrator') return true
  const own = isSelf(req.user.id)
  return roleOf(req) === 'manager' ? { or: [own, { role: { equals: 'member' } }] } : own
}

const administrators = hasRole('administrator')

/**
 * On an empty system the first account is its administrator; Payload's first-user screen
 * makes it, whatever role the browser sends along. Our own code may name another one: the
 * demo's first account is a member. Of two who register at once the second is refused: on
 * PostgreSQL neither sees the other's account before it is committed.
 */
const firstIsAdministrator: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'create') return args
  if (req.payloadAPI === 'local' && args.data.role) return args
  const isEmpty = async () => (await req.payload.count({ collection: 'users', req })).totalDocs === 0
  // Past the rules of access and over HTTP: the first-user screen, which looked for users a moment ago.
  const registers = args.overrideAccess === true && req.payloadAPI !== 'local'
  if (registers) await acquireAdvisoryLock(req, 'first account')
  if (await isEmpty()) return { ...args, data: { ...args.data, role: 'administrator' } }
  if (registers) throw new Forbidden(req.t)
  return args
}

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  auth: {
    depth: 0,
    tokenExpiration: TOKEN_LIFETIME_S,
    // An account is of use once its owner has opened the link in a mail.
    verify: {
      generateEmailSubject: ({ req }) => newAccountSubject(req.context.invites === true),
      generateEmailHTML: ({ req, token, user }) =>
        req.context.invites ? invitationEmailHtml(user) : confirmationEmailHtml(token, user),
    },
    useSessions: true,
    loginWithUsername: { allowEmailLogin: true, requireEmail: true },
    // Limits stand before every way in (features/limits/attempts.ts). This one never forgets a
    // failure until somebody signs in, so it is only for what would get past them.
    maxLoginAttempts: 1_000,
    lockTime: LOCK_MS,
    // Payload's own interval is written beside its open transaction: with SQLite's one writer
    // it waits for itself, and every other write with it.
    // Its links are ours, whoever asks for one (src/features/cms-api/accounts.ts).
    forgotPassword: { minRequestInterval: 0 },
    cookies: { sameSite: 'Lax', secure: process.env.SITE_URL?.startsWith('https:') ?? false },
  },
  admin: {
    group: 'People',
    useAsTitle: 'username',
    defaultColumns: ['username', 'email', 'firstName', 'lastName', 'role', 'plan', 'createdAt'],
    listSearchableFields: ['username', 'email', 'firstName', 'lastName'],
    description: 'Members and staff. Search by name, username or e-mail address.',
  },
  access: denyByDefault({
    read: readUsers,
    create: hasRole(...OWNERS),
    update: updateUsers,
    delete: administrators,
    unlock: hasRole(...OWNERS),
  }),
  hooks: {
    beforeOperation: [firstIsAdministrator, inviteNewUsers],
    beforeValidate: [guardAccountChanges],
    beforeChange: [preserveSessions],
    afterChange: [invalidateUserAfterChange],
    beforeDelete: [deleteMemberRows],
    afterDelete: [invalidateUserAfterDelete],
    afterLogin: [invalidateUserAfterLogin],
    afterLogout: [invalidateCaller],
    afterRefresh: [invalidateCaller],
    afterRead: [hideRevokedSessions],
  },
  fields: [
    {
      name: 'passwordHelp',
      type: 'ui',
      admin: { components: { Field: '@/cms/admin/people/PasswordHelp.client#PasswordHelp' } },
    },
    // Payload's own field: changed at the account page alone (hooks/account-changes.ts).
    { name: 'email', type: 'email', access: { update: () => false } },
    // Payload's own: whoever reads it could name a session.
    { name: 'sessions', type: 'array', access: { read: () => false }, admin: { disabled: true }, fields: [] },
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', maxLength: 80 },
        { name: 'lastName', type: 'text', maxLength: 80 },
      ],
    },
    imageField('avatar', 'A square picture, until the person chooses an own one.'),
    { name: 'about', type: 'textarea', maxLength: 1_000 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'member',
      saveToJWT: true,
      index: true,
      access: { create: administrators, update: administrators },
      options: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
      admin: { position: 'sidebar', description: 'Everything but Member is staff.' },
    },
    {
      name: 'plan',
      type: 'select',
      required: true,
      defaultValue: 'free',
      saveToJWT: true,
      access: { create: hasRole(...OWNERS), update: hasRole(...OWNERS) },
      options: PLANS.map((value) => ({ value, label: value.replace('-', ' ') })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'deletionAt',
      type: 'date',
      index: true,
      label: 'Is deleted on',
      access: { create: () => false, update: () => false },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (data) => Boolean(data.deletionAt),
        description: 'The person has asked for it, and can take it back until then.',
      },
    },
  ],
}
