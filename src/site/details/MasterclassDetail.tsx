import { Eyebrow } from '@/blocks/BlockHead'
import { comingUpOf } from '@/catalogue/coming-up.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { LazyReplays } from '@/features/masterclasses/LazyReplays.client'
import { replaysOf } from '@/features/masterclasses/replays.server'
import { Avatar } from '@/ui/Avatar'
import { ItemPerson } from './ItemPerson'
import type { DetailProps } from './props'
import { VideoDetail } from './VideoDetail'

/** The page of a masterclass: when it comes, teacher, video, replays in a modal, text. */
export async function MasterclassDetail(props: DetailProps<'masterclasses'>) {
  const { audience, doc, row } = props.page
  const comingUp = comingUpOf(row)
  const [portrait = null] = await imagesOf(audience, [doc.teacherImage])
  const replays = props.locked ? [] : await replaysOf(doc, audience)
  return (
    <VideoDetail
      {...props}
      video={doc.video}
      durationMin={doc.duration}
      line={[doc.teacher]}
      eyebrow={comingUp && <Eyebrow>{comingUp}</Eyebrow>}
      face={doc.teacher && <Avatar name={doc.teacher} imageUrl={portrait?.url} size="small" />}
      meta={doc.teacher ? [['Teacher', <ItemPerson key="teacher" name={doc.teacher} portrait={portrait} />]] : []}
    >
      {replays.length > 0 && (
        <div className="wrap pt-7">
          <LazyReplays replays={replays} />
        </div>
      )}
    </VideoDetail>
  )
}
