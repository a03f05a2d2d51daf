/** The media types of pictures that the library accepts, and their names for people. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
