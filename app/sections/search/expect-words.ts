/**
 * Stands in the page of all addresses as an inline script: words in its address count as a first interaction of a
 * visitor. What was found for them gets its room before the list below is shown, so that nothing jumps.
 * It is written into the page as its own source, so it uses nothing from outside.
 */
export function searchFromAddress(): void {
  if (!new URLSearchParams(location.search).get('q')?.trim()) return
  document.currentScript?.previousElementSibling?.setAttribute('data-expected', '')
  addEventListener('load', () => dispatchEvent(new Event('wheel')))
}
