import { contentTypeOf, type PostType, type PostTypeWith } from './content-types'

/** The types whose restricted items can show their first lines to everyone: those with pages, whose text is not open. */
type FirstLinesType = Exclude<PostTypeWith<{ folder: string }>, 'testimonials'>

/** Not in the records of the types, which are in the scripts of every page. */
export const canShowFirstLines = (postType: PostType): postType is FirstLinesType =>
  contentTypeOf(postType).folder !== null && postType !== 'testimonials'
