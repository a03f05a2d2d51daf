import picture from './picture.webp'

/** A picture that every site has, for examples. */
export const exampleImage = {
  url: picture.src,
  alt: 'A laid table by a window',
  width: picture.width,
  height: picture.height,
  color: null,
  focalX: null,
  focalY: null,
}
