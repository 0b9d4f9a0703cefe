import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * Compares two pictures pixel by pixel, without any tolerance. Stories stand still, so every pixel counts.
 *
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {{ pixels: number, mask: Buffer } | undefined} how many pixels differ, and a picture that marks them;
 * undefined if none does
 */
export function differ(before, after) {
  if (before.equals(after)) return undefined
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const mask = new PNG({ width, height })
  const pixels = pixelmatch(onto(a, width, height), onto(b, width, height), mask.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffMask: true,
  })
  return pixels === 0 ? undefined : { pixels, mask: PNG.sync.write(mask) }
}

/**
 * Returns the pixels of a picture on a larger picture, which is transparent elsewhere.
 *
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function onto(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger.data
}
