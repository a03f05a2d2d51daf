import { z } from 'zod'

const picture = z.object({
  id: z.number(),
  alt: z.string().nullish(),
  filename: z.string().nullish(),
  url: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
})

export type PictureRow = z.infer<typeof picture>

/** The pictures of a list's page. */
export const picturesIn = (docs: unknown): PictureRow[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(docs)
    .flatMap((doc) => picture.safeParse(doc).data ?? [])

/** The address of a picture in the size of a tile. */
export const tileUrl = (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=360&q=75`
