/** Runs a script once the page has loaded and is seen: on a fast network `load` comes before the first paint. */
export function oncePainted(script: () => void): void {
  const wait = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      script()
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
