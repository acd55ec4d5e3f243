/**
 * Runs in the search page as an inline script: a query in the address counts as an interaction. Room for
 * the results is reserved before the list below is shown, so that nothing moves. It is inlined as source
 * text, so it uses no outer variables.
 */
export function searchFromAddress(): void {
  if (!new URLSearchParams(location.search).get('q')?.trim()) return
  document.currentScript?.previousElementSibling?.setAttribute('data-expected', '')
  addEventListener('load', () => dispatchEvent(new Event('wheel')))
}
