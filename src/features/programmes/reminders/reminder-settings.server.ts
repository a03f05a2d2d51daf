import 'server-only'
import { z } from 'zod'
import { MAX_LINK_TOKEN_CHARS, verifyLinkToken } from '@/platform/mail/link-tokens'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { nextReminder } from '@/rules/programme/reminders'
import { WEEKDAYS, type Weekday } from '@/rules/programme/terms'
import { TEXTS } from '@/rules/texts'
import { signingSecret } from '@/runtime/signing-secret'
import { readReminders, stopReminders, writeReminders } from './reminder-rows.server'

/** Whether a member gets reminders, and on which days. */
export type ReminderSettings = { on: boolean; weekdays: Weekday[] }

/** POST /api/user/reminders. */
export const remindersBody = z
  .object({
    on: z.boolean('Use true or false.'),
    weekdays: z
      .array(z.enum(WEEKDAYS, 'Use names of weekdays.'), 'Use names of weekdays.')
      .max(WEEKDAYS.length, 'Use each weekday once.')
      .transform((chosen) => WEEKDAYS.filter((weekday) => chosen.includes(weekday))),
  })
  .refine(({ on, weekdays }) => !on || weekdays.length > 0, { message: TEXTS.remindersNoDay, path: ['weekdays'] })

/** The query of POST /api/user/reminders/stop. */
export const stopQuery = z.object({ token: z.string().max(MAX_LINK_TOKEN_CHARS, TEXTS.linkInvalid) })

/** What the signed-in member has chosen: off and every day, until they choose. GET /api/user/reminders */
export async function reminderSettings(viewer: Viewer): Promise<ReminderSettings> {
  const { on, weekdays } = await readReminders(requireAccount(viewer).id)
  return { on, weekdays: weekdays ?? [...WEEKDAYS] }
}

/** Stores what the signed-in member chooses. POST /api/user/reminders */
export async function changeReminders(
  viewer: Viewer,
  { on, weekdays }: z.infer<typeof remindersBody>,
  now = new Date(),
): Promise<ReminderSettings> {
  const member = requireAccount(viewer).id
  const { lastRemindedOn, zone } = await readReminders(member)
  await writeReminders(member, weekdays, on ? nextReminder({ weekdays, lastRemindedOn }, zone, now) : null)
  return { on, weekdays }
}

/**
 * Turns reminders off by the link in a reminder, or by the email program's button. It needs no session.
 * @throws AppError bad_request for an invalid link
 */
export async function stopByLink({ token }: z.infer<typeof stopQuery>): Promise<{ message: string }> {
  const member = await verifyLinkToken('stop-reminders', token, signingSecret())
  if (member === null) throw new AppError('bad_request', TEXTS.linkInvalid)
  await stopReminders(member)
  return { message: TEXTS.remindersStopped }
}
