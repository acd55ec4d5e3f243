import { wantsLessMotion } from '../../ui/wants-less-motion.ts'

/** Degrees by which a phone is turned when the kites lean as far as they do. */
const TURNED = 30

/**
 * Lets some kites of Home's hero lean to the pointer, or as the phone is tilted where that needs no
 * permission. They are cut out of the picture that is shown (`leaning-kites.module.css`).
 */
export function leanKites(hero: HTMLElement): void {
  const picture = hero.querySelector('img')
  const kites = picture?.parentElement?.nextElementSibling as HTMLElement | null | undefined
  if (!picture || !kites || wantsLessMotion()) return
  const cut = () => {
    kites.style.setProperty('--day', `url("${picture.currentSrc}")`)
    kites.hidden = false
  }
  picture.decode().then(cut, () => {})
  picture.addEventListener('load', cut)
  /** @param share between -1, as far as they lean to the left, and 1 */
  const lean = (share: number) =>
    kites.style.setProperty('--lean', String(Math.min(1, Math.max(-1, share))))
  hero.addEventListener('pointermove', ({ clientX }) => lean((2 * clientX) / innerWidth - 1))
  if (!('requestPermission' in DeviceOrientationEvent))
    addEventListener('deviceorientation', ({ gamma }) => gamma !== null && lean(gamma / TURNED))
}
