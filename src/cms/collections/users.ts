import { type Access, type CollectionBeforeOperationHook, type CollectionConfig, Forbidden, type Where } from 'payload'
import { PLAN_LABELS } from '@/rules/membership/terms'
import { optionsOf } from '@/rules/programme/terms'
import { ROLES } from '@/rules/roles'
import { isHttps } from '@/runtime/env'
import { denyByDefault } from '../access/deny-by-default'
import { hasRole, OWNERS, staff } from '../access/rules'
import { roleOf } from '../access/viewer'
import { acquireAdvisoryLock } from '../database/advisory-lock'
import { imageField } from '../fields/image'
import { guardAccountChanges, inviteNewUsers } from '../hooks/account-changes'
import { leaveCommunity } from '../hooks/community-rows'
import { deleteMemberRows } from '../hooks/delete-member-rows'
import { derivedPlan } from '../hooks/derived-plan'
import { endMemberships } from '../hooks/end-memberships'
import { leaveEditorComments } from '../hooks/leave-editor-comments'
import { revalidateDocument } from '../hooks/revalidate'
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
/** How days are shown in the list. */
const DAY = 'MMM d, yyyy'

const isSelf = (id: number | string): Where => ({ id: { equals: id } })

/** Owners read all users, other users themselves. */
const readUsers: Access = ({ req }) => {
  if (!req.user) return false
  return hasRole(...OWNERS)({ req }) || isSelf(req.user.id)
}

/**
 * Administrators update every user. A manager updates members and themselves, never other staff. Other staff update
 * themselves here; members do so through /api/user/update.
 */
const updateUsers: Access = ({ req }) => {
  if (!req.user || !staff({ req })) return false
  if (roleOf(req) === 'administrator') return true
  const own = isSelf(req.user.id)
  return roleOf(req) === 'manager' ? { or: [own, { role: { equals: 'member' } }] } : own
}

/** Only our own calls read and write it. */
const byOurCode = { read: () => false, create: () => false, update: () => false }

const administrators = hasRole('administrator')

/**
 * In an empty system the first account becomes the administrator. Payload's first-user screen creates it, whatever role
 * the browser sends. Our own code may choose another role: the demo's first account is a member. The lock refuses the
 * second of two concurrent registrations, because on PostgreSQL neither sees the other's account before the commit.
 */
const firstIsAdministrator: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'create') return args
  if (req.payloadAPI === 'local' && args.data.role) return args
  const isEmpty = async () => (await req.payload.count({ collection: 'users', req })).totalDocs === 0
  // Without access control and over HTTP: the first-user screen, which has just checked that there are no users.
  const registers = args.overrideAccess === true && req.payloadAPI !== 'local'
  if (registers) await acquireAdvisoryLock(req, 'first account')
  if (await isEmpty()) return { ...args, data: { ...args.data, role: 'administrator' } }
  if (registers) throw new Forbidden(req.t)
  return args
}

/** A field that only our own SQL writes (hooks/derived-plan.ts), for managers and administrators. */
const byRule = {
  access: { create: () => false, update: () => false, read: hasRole(...OWNERS) },
  admin: { hidden: true },
}

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  auth: {
    depth: 0,
    tokenExpiration: TOKEN_LIFETIME_S,
    // An account can sign in once its owner has opened the link in an email.
    verify: {
      generateEmailSubject: ({ req }) => newAccountSubject(req.context.invites === true),
      generateEmailHTML: ({ req, token, user }) =>
        req.context.invites ? invitationEmailHtml(user) : confirmationEmailHtml(token, user),
    },
    useSessions: true,
    loginWithUsername: { allowEmailLogin: true, requireEmail: true },
    // src/platform/limits/attempt-limiter.server.ts limits sign-in attempts. Payload's counter is never reset before the next
    // successful sign-in, so it is only a fallback.
    maxLoginAttempts: 1_000,
    lockTime: LOCK_MS,
    // Payload writes its interval outside its open transaction: with SQLite's single writer it would wait for itself
    // and block all writes. src/features/cms-api/accounts.server.ts sends these links anyway.
    forgotPassword: { minRequestInterval: 0 },
    cookies: { sameSite: 'Lax', secure: isHttps() },
  },
  admin: {
    group: 'People',
    useAsTitle: 'username',
    defaultColumns: ['username', 'firstName', 'lastName', 'email', 'plan', 'createdAt', 'lastSeenOn', 'role'],
    listSearchableFields: ['username', 'email', 'firstName', 'lastName'],
    description: 'Members and staff. Search by name, username or email address.',
  },
  access: denyByDefault({
    read: readUsers,
    create: hasRole(...OWNERS),
    update: updateUsers,
    delete: administrators,
    unlock: hasRole(...OWNERS),
  }),
  // Of what a search looks at, and of what the numbers count, so that they read an index and not the table.
  indexes: [{ fields: ['role', 'email', 'username', 'firstName', 'lastName'] }, { fields: ['role', 'plan'] }],
  hooks: {
    beforeOperation: [firstIsAdministrator, inviteNewUsers],
    beforeValidate: [guardAccountChanges],
    beforeChange: [preserveSessions, derivedPlan],
    // Pages of the community show names and pictures.
    afterChange: [invalidateUserAfterChange, revalidateDocument],
    beforeDelete: [endMemberships, leaveCommunity, leaveEditorComments, deleteMemberRows],
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
    {
      name: 'membershipLink',
      type: 'ui',
      admin: { components: { Field: '@/cms/admin/memberships/MembershipLink.client#MembershipLink' } },
    },
    // Overrides Payload's own field: it changes on the account page only (hooks/account-changes.ts).
    { name: 'email', type: 'email', access: { update: () => false } },
    // Overrides Payload's own field: a reader could see session ids.
    { name: 'sessions', type: 'array', access: { read: () => false }, admin: { disabled: true }, fields: [] },
    {
      type: 'row',
      fields: [
        { name: 'firstName', type: 'text', maxLength: 80 },
        { name: 'lastName', type: 'text', maxLength: 80 },
      ],
    },
    imageField('avatar', 'A square picture, shown until the person uploads one.'),
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
      admin: { position: 'sidebar', description: 'Every role except Member is staff.' },
    },
    {
      name: 'plan',
      type: 'select',
      required: true,
      defaultValue: 'free',
      saveToJWT: true,
      index: true,
      access: { create: () => false, update: () => false },
      // A save has no plan (hooks/derived-plan.ts).
      validate: (): true => true,
      options: optionsOf(PLAN_LABELS),
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: "Follows from the person's subscriptions.",
      },
    },
    // The page whose lock led to the membership.
    { name: 'joinedFrom', type: 'text', maxLength: 300, index: true, ...byRule },
    // The membership that the list of members shows, so that a page of it reads few rows of one table.
    { name: 'membershipStatus', type: 'text', maxLength: 20, index: true, ...byRule },
    { name: 'membershipSource', type: 'text', maxLength: 20, index: true, ...byRule },
    { name: 'membershipUntil', type: 'date', ...byRule },
    { name: 'membershipCancelsAt', type: 'date', ...byRule },
    {
      name: 'lastSeenOn',
      type: 'date',
      index: true,
      label: 'Last seen',
      access: byRule.access,
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (data) => Boolean(data.lastSeenOn),
        date: { displayFormat: DAY },
        description: 'The day of the last visit while signed in.',
      },
    },
    {
      name: 'deletionAt',
      type: 'date',
      index: true,
      label: 'Deletion date',
      access: { create: () => false, update: () => false },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (data) => Boolean(data.deletionAt),
        description: 'The person has requested deletion and can cancel it until then.',
      },
    },
    // What becomes of the person's posts when the account is deleted: they stay without a name, or go too.
    { name: 'removePosts', type: 'checkbox', defaultValue: false, access: byOurCode, admin: { hidden: true } },
    // Replaces Payload's own field, for its label.
    {
      name: 'createdAt',
      type: 'date',
      index: true,
      label: 'Joined',
      admin: { hidden: true, disableBulkEdit: true, date: { displayFormat: DAY } },
    },
  ],
}
