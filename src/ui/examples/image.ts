import picture from './picture.webp'

/** The picture of the examples; it does not depend on the database. */
export const exampleImage = {
  url: picture.src,
  alt: 'A laid table by a window',
  width: picture.width,
  height: picture.height,
  color: null,
  focalX: null,
  focalY: null,
}
