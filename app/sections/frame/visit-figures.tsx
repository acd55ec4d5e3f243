import { useEffect } from 'react'

/**
 * Sends how fast this visit was, where `content/site.yaml` names an address for it (`vitals`): the
 * measure, its value and the page's path, without cookies and without anything about the visitor.
 * @param address where to; without one nothing is loaded and nothing is sent
 */
export function VisitFigures({ address }: { address?: string | undefined }) {
  useEffect(() => {
    if (!address) return
    import('web-vitals').then(({ onCLS, onINP, onLCP, onTTFB }) => {
      for (const observe of [onCLS, onINP, onLCP, onTTFB]) {
        observe(({ name, value, rating }) => {
          const figures = JSON.stringify({ name, value, rating, path: location.pathname })
          navigator.sendBeacon(address, figures)
        })
      }
    })
  }, [address])
  return null
}
