import { Lock } from 'lucide-react'
import { firstLinesOf } from '@/catalogue/first-lines.server'
import { rowsOfPlans, type StoredRow } from '@/catalogue/queries.server'
import { lockReasonOf } from '@/features/locks/lock-reason.server'
import { PlanItems } from '@/features/locks/PlanItems'
import { type Audience, isRestrictedFor, REQUIRED_PLANS } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { LOCK_TEXTS } from '@/rules/page-texts/locks'
import { PLAN_TEXTS } from '@/rules/page-texts/plans'
import { TEXTS } from '@/rules/texts'
import { ButtonLink } from '@/ui/ButtonLink'
import { TextLink } from '@/ui/TextLink'
import { ItemThumbnails } from './ItemThumbnails'
import { NOTICE_ID } from './notice-id'
import { samplesOfPlan } from './plan-samples.server'

type Props = {
  audience: Audience
  row: Pick<StoredRow, 'docId' | 'postType' | 'requiredPlan' | 'uri'>
  /** What the plan opens first of all, before what it opens besides. */
  opens?: string | null
  /** What is shown of the item before the notice, in the place of its first lines. */
  preface?: Preface | null
}

type Preface = { heading: string; text: string }

/**
 * Replaces the rest of a restricted item, which is not sent at all: its first lines where the editor shows them, and what
 * else the plan opens that its header names, also in pictures. The first way to join is in the header, with the one filled
 * button.
 * @param row the item
 */
export async function MembersNotice({ audience, opens, preface, row }: Props) {
  const [lock, ownLines, others] = await Promise.all([lockReasonOf(row), firstLinesOf(row), othersOf(audience, row)])
  const firstLines = preface ?? ownLines
  // The steps of a recipe have no heading above them.
  const heading = firstLines?.heading || (row.postType === 'recipes' ? LOCK_TEXTS.firstStep : '')
  return (
    <div className="wrap grid grid-cols-1 gap-7 py-section">
      {firstLines && (
        <div className="grid max-w-measure gap-3">
          {heading && <h2 className="type-h3">{heading}</h2>}
          <p className={firstLines.text.endsWith('…') ? 'cut-text text-lg' : 'text-lg'}>{firstLines.text}</p>
        </div>
      )}
      {/* Structured data names the class, and that what it marks is not free. */}
      <div className="notice members-only">
        <Lock className="size-7 text-text-coral" strokeWidth={1.6} aria-hidden="true" />
        <h2 className="type-h2 max-w-[17ch]" id={NOTICE_ID}>
          {TEXTS.membersOnlyNotice}
        </h2>
        <p className="font-semibold text-lg">{lock.opens}</p>
        <PlanItems items={opens ? [opens, ...lock.includes] : lock.includes} />
        <ItemThumbnails audience={audience} rows={others} label="It also opens" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={lock.joinUrl} variant="plain">
            {lock.chooseLabel}
          </ButtonLink>
          <TextLink href="/memberships/" arrow>
            {PLAN_TEXTS.compareMemberships}
          </TextLink>
        </div>
      </div>
    </div>
  )
}

/** What else the plan of an item opens for an audience: of the item's type, and if that is too little one of each other type. */
async function othersOf(audience: Audience, { docId, postType, requiredPlan }: Props['row']): Promise<StoredRow[]> {
  const plans = REQUIRED_PLANS.slice(0, REQUIRED_PLANS.indexOf(requiredPlan) + 1)
  const opened = plans.filter((plan) => isRestrictedFor(audience, plan))
  const rows = await rowsOfPlans(postType, opened, LIMITS.lockPictures + 1)
  const alike = rows.filter((row) => row.docId !== docId)
  const others = (await samplesOfPlan(requiredPlan)).filter((row) => row.postType !== postType)
  return [...alike, ...others].slice(0, LIMITS.lockPictures)
}
