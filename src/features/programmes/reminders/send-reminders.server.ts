import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { signLinkToken } from '@/platform/mail/link-tokens'
import { oneClickHeaders, sendEmail } from '@/platform/mail/send-email.server'
import { isRestrictedFor } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import type { Day } from '@/rules/programme/calendar-days'
import { nextReminder, reminderDue, stepsToRemindOf } from '@/rules/programme/reminders'
import { siteOrigin } from '@/runtime/env'
import { signingSecret } from '@/runtime/signing-secret'
import { audienceOfRow } from '../member-audience.server'
import { publishedProgramme, readableProgramme } from '../plan.server'
import { currentRound, enrolmentOf, followedProgrammes, roundsOf } from '../rounds.server'
import { stateOf } from '../state.server'
import { type RemindedProgramme, reminderEmail } from './reminder-email'
import { claimReminder, type DueReminder, dueReminders } from './reminder-rows.server'

/**
 * Sends the reminders that are due, a bounded number at a time. Several processes can run it at once: each reminder is
 * sent by one of them. A failure of one is logged and tried again later.
 * @returns whether more can be due
 */
export async function sendDueReminders(now: Date): Promise<boolean> {
  const due = await dueReminders(now, LIMITS.remindersAtATime)
  for (const reminder of due) {
    try {
      await remind(reminder, now)
    } catch (error) {
      const { logger } = await asSystem('logging a failed reminder')
      logger.error({ err: error, msg: 'A reminder was not sent. It is tried again.' })
      await claimReminder(reminder, new Date(now.getTime() + LIMITS.reminderRetryMs), null)
    }
  }
  return due.length === LIMITS.remindersAtATime
}

/** Sends a member's email for today, if there is something to do, and schedules the next one. */
async function remind(reminder: DueReminder, now: Date): Promise<void> {
  const { email, firstName, lastRemindedOn, mayBeEmailed, member, weekdays, zone } = reminder
  const today = mayBeEmailed ? reminderDue(reminder, zone, now) : null
  const programmes = today === null ? [] : await programmesToRemindOf(reminder, today)
  const remindedOn = programmes.length === 0 ? null : today
  const nextAt = nextReminder({ weekdays, lastRemindedOn: remindedOn ?? lastRemindedOn }, zone, now)
  // Claimed before it is sent: a process that ends in between sends none, rather than another one sending two.
  const isClaimed = await claimReminder(reminder, nextAt, remindedOn)
  if (!isClaimed || remindedOn === null) return
  const site = siteOrigin()
  const query = `?token=${await signLinkToken('stop-reminders', member, signingSecret())}`
  const message = reminderEmail({ site, firstName, programmes, stop: `${site}/reminders/stop/${query}` })
  await sendEmail(email, message, oneClickHeaders(`${site}/api/user/reminders/stop/${query}`))
}

/** The programs that a member follows and that have steps left for today. */
async function programmesToRemindOf({ member, plan, role }: DueReminder, today: Day): Promise<RemindedProgramme[]> {
  const audience = audienceOfRow({ plan, role })
  if (audience === null) return []
  const found: RemindedProgramme[] = []
  for (const slug of await followedProgrammes(member)) {
    const programme = await publishedProgramme(slug)
    if (!programme || isRestrictedFor(audience, programme.requiredPlan)) continue
    const round = currentRound(await roundsOf(member, programme.id))
    if (!round) continue
    const state = stateOf({ audience }, programme, round, today)
    const left = stepsToRemindOf(enrolmentOf(round), readableProgramme(programme, { audience }), state, today)
    if (left) found.push({ title: programme.title, ...left })
  }
  return found
}
