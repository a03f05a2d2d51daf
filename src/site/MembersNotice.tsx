import { Check, Lock } from 'lucide-react'
import { firstLinesOf } from '@/catalogue/first-lines.server'
import type { StoredRow } from '@/catalogue/queries.server'
import { TEXTS } from '@/rules/texts'
import { LazyLockActions } from './LazyLockActions.client'
import { lockReasonOf } from './lock-reason.server'

/**
 * Replaces the rest of a restricted item, which is not sent at all: its first lines where the editor shows them, which
 * plan opens it, and what else that opens.
 * @param row the item
 */
export async function MembersNotice({ row }: { row: Pick<StoredRow, 'docId' | 'postType' | 'requiredPlan' | 'uri'> }) {
  const [{ includes, joinUrl, sentence }, firstLines] = await Promise.all([lockReasonOf(row), firstLinesOf(row)])
  return (
    <section className="wrap grid grid-cols-1 gap-7 py-section" aria-labelledby="members-only">
      {firstLines && <p className="max-w-measure text-lg">{firstLines}</p>}
      {/* Structured data names the class, and that what it marks is not free. */}
      <div className="notice members-only">
        <Lock className="size-7 text-text-coral" strokeWidth={1.6} aria-hidden="true" />
        <h2 className="type-h2 max-w-[17ch]" id="members-only">
          {TEXTS.membersOnlyNotice}
        </h2>
        <p className="font-semibold text-lg">{sentence}</p>
        {includes.length > 0 && (
          <ul className="grid gap-2">
            {includes.map((item) => (
              <li className="flex gap-3" key={item}>
                <Check className="mt-1 size-5 flex-none text-good" aria-hidden="true" />
                {item}
              </li>
            ))}
          </ul>
        )}
        <LazyLockActions joinUrl={joinUrl} />
      </div>
    </section>
  )
}
