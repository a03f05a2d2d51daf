import { LazyReplays } from '@/features/masterclasses/LazyReplays.client'
import { replaysOf } from '@/features/masterclasses/replays.server'
import { Avatar } from '@/ui/Avatar'
import type { DetailProps } from './props'
import { VideoDetail } from './VideoDetail'

/** The page of a masterclass: teacher, video, replays in a modal, text. */
export async function MasterclassDetail(props: DetailProps<'masterclasses'>) {
  const { audience, doc } = props.page
  const replays = props.locked ? [] : await replaysOf(doc, audience)
  return (
    <VideoDetail
      {...props}
      video={doc.video}
      durationMin={doc.duration}
      line={[doc.teacher]}
      meta={doc.teacher ? [['Teacher', <Teacher key="teacher" name={doc.teacher} />]] : []}
    >
      {replays.length > 0 && (
        <div className="wrap pt-7">
          <LazyReplays replays={replays} />
        </div>
      )}
    </VideoDetail>
  )
}

const Teacher = ({ name }: { name: string }) => (
  <span className="item-meta-person">
    <Avatar name={name} size="small" />
    {name}
  </span>
)
