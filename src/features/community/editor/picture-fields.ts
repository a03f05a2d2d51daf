/** A picture of the post: its number, its file and what it shows. */
export type PictureFields = { picture: number; file: string; alt: string; width: number; height: number }
