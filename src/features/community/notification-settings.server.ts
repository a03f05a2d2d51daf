import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeInTransaction, queryRows } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { EMAIL_SETTINGS } from '@/rules/forum/email-times'
import { DEFAULT_NOTIFICATION_SETTINGS, EMAIL_TIMES } from '@/rules/forum/terms'
import { REASON } from './boards.server'

const time = z.enum(EMAIL_TIMES, 'Use now, daily, weekly or never.')
const SETTINGS = z.object({ mentions: time, replies: time, follows: time, reactions: time })
export type NotificationSettings = z.infer<typeof SETTINGS>
/** POST /api/notifications/settings: what is not named stays. */
export const settingsBody = z.object({ settings: SETTINGS.partial() })

/** @returns null for a member who does not exist any more */
export async function readSettings(member: number): Promise<NotificationSettings | null> {
  const [row] = await queryRows(
    REASON,
    sql`select settings.mentions, settings.replies, settings.follows, settings.reactions
      from users left join notification_settings as settings on settings.member_id = users.id
      where users.id = ${member}`,
  )
  if (!row) return null
  return SETTINGS.parse(row.mentions === null ? DEFAULT_NOTIFICATION_SETTINGS : row)
}

/** Stores what a member has chosen. What is about to be emailed is sorted again by it. */
export async function writeSettings(member: number, settings: Partial<NotificationSettings>): Promise<void> {
  const at = new Date().toISOString()
  const first = { ...DEFAULT_NOTIFICATION_SETTINGS, ...settings }
  const changes = EMAIL_SETTINGS.flatMap((name) =>
    settings[name] === undefined ? [] : [sql`${sql.identifier(name)} = ${settings[name]}`],
  )
  await executeInTransaction(REASON, [
    sql`insert into notification_settings (member_id, mentions, replies, follows, reactions, updated_at, created_at)
      values (${member}, ${first.mentions}, ${first.replies}, ${first.follows}, ${first.reactions}, ${at}, ${at})
      on conflict (member_id) do update set ${sql.join([...changes, sql`updated_at = ${at}`], sql`, `)}
      returning id`,
    sql`update notifications set email_at = ${at} where member_id = ${member} and email_at is not null returning id`,
  ])
}

/** When the member gets emails. GET /api/notifications/settings */
export async function notificationSettings(viewer: Viewer): Promise<{ settings: NotificationSettings }> {
  return { settings: (await readSettings(requireAccount(viewer).id)) ?? DEFAULT_NOTIFICATION_SETTINGS }
}

/** Changes when the member gets emails. POST /api/notifications/settings */
export async function changeNotificationSettings(viewer: Viewer, { settings }: z.infer<typeof settingsBody>) {
  await writeSettings(requireAccount(viewer).id, settings)
  return notificationSettings(viewer)
}
