import { Replays } from '@/features/masterclasses/Replays.client'
import { replaysOf } from '@/features/masterclasses/replays'
import { FilmDetail } from './FilmDetail'
import type { DetailProps } from './props'

/** The page of a masterclass: its teacher, its film, its replays in a window, its text. SPEC 2.3, 3. */
export async function MasterclassDetail(props: DetailProps<'masterclasses'>) {
  const { audience, doc } = props.page
  const replays = props.locked ? [] : await replaysOf(doc, audience)
  return (
    <FilmDetail
      {...props}
      video={doc.video}
      durationMin={doc.duration}
      facts={doc.teacher ? [['Teacher', doc.teacher]] : []}
    >
      {replays.length > 0 && (
        <div className="wrap pt-7">
          <Replays replays={replays} />
        </div>
      )}
    </FilmDetail>
  )
}
