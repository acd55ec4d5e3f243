import { DATA } from '../data-attributes.ts'

/** The outlines of the great kite in both crops: pixels of the picture from its middle. */
const OUTLINES = {
  '--wide': '-91 -280,131 -208,348 -87,224 112,103 321,-126 203,-345 107,-241 -83',
  '--upright': '-53 -219,92 -155,236 -78,150 91,64 260,-79 149,-221 37,-145 -94',
}

/** A press that moves less, in pixels, is a tap. */
const TAP = 4

/** On the hero while its line is being dragged. */
const PULLING = 'data-pulling'

/** Lets visitors pull the line of Home's hero from the day (0) to the survey (100): by its thumb, by keys, or by a tap. */
export function moveHero(): void {
  const hero = document.querySelector<HTMLElement>(`[${DATA.line}]`)
  const survey = hero?.querySelector<HTMLElement>('[inert]')
  const thumb = hero?.querySelector('label')
  const slider = thumb?.querySelector('input')
  if (!hero || !survey || !thumb || !slider) return

  for (const [name, outline] of Object.entries(OUTLINES))
    survey.style.setProperty(
      name,
      `polygon(${outline.replace(/([^,\s]+) ([^,]+)/g, 'calc(var(--x) + $1 * var(--r)) calc(var(--y) + $2 * var(--r))')})`,
    )

  const reach = () => {
    const picture = survey.querySelector('img')
    if (picture?.loading !== 'lazy') return
    picture.loading = 'eager'
    picture.decode().then(
      () => {
        // The words in white: one shape cuts them and the picture, so they are legible wherever it ends.
        survey.append(hero.querySelector('h1')?.parentElement?.cloneNode(true) ?? '')
        survey.hidden = false
      },
      () => {},
    )
  }
  const brand = hero.querySelector('h1 a')
  for (const reached of ['pointerenter', 'focusin'])
    for (const element of [thumb, brand]) element?.addEventListener(reached, reach)

  let pulled = 0
  const pull = (to: number) => {
    pulled = Math.min(100, Math.max(0, to))
    slider.value = String(pulled)
    hero.style.setProperty('--pulled', String(pulled / 100))
  }
  slider.addEventListener('input', () => pull(slider.valueAsNumber))

  let grip: { pointer: number; y: number; from: number } | undefined
  thumb.addEventListener('pointerdown', ({ clientY, pointerId, button }) => {
    if (button !== 0 || grip) return
    thumb.setPointerCapture(pointerId)
    grip = { pointer: pointerId, y: clientY, from: pulled }
    hero.toggleAttribute(PULLING, true)
  })
  thumb.addEventListener('pointermove', ({ clientY, pointerId }) => {
    const run = Number.parseFloat(getComputedStyle(thumb).getPropertyValue('--run'))
    if (grip?.pointer === pointerId) pull(grip.from + ((clientY - grip.y) / run) * 100)
  })
  // Then it is no tap.
  thumb.addEventListener('pointercancel', ({ pointerId }) => {
    if (grip?.pointer === pointerId) grip.y = Number.NaN
  })
  // It settles at the nearer end; a tap sends it to the other one.
  thumb.addEventListener('lostpointercapture', ({ clientY, pointerId }) => {
    if (grip?.pointer !== pointerId) return
    const isTap = Math.abs(clientY - grip.y) < TAP
    hero.toggleAttribute(PULLING, false)
    pull((isTap ? grip.from : 100 - pulled) < 50 ? 100 : 0)
    grip = undefined
  })
  thumb.hidden = false
}
