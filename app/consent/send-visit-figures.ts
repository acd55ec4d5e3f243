/**
 * Sends the Web Vitals of this visit to the address in `content/site.yaml` (`vitals`): metric, value,
 * rating and path. It sets no cookie, and sends nothing about the visitor. Prerendered pages count from
 * their activation.
 */
export async function sendVisitFigures(address: string): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating }) => {
      const figures = JSON.stringify({ name, value, rating, path: location.pathname })
      navigator.sendBeacon(address, figures)
    })
  }
}
