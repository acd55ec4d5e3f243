/**
 * Fetches a file that a module needs, and tries once more if that fails, so that `import()` finds it in
 * the browser's cache. A failed import cannot be repeated: Firefox remembers the failure until the page
 * is reloaded. The function is also inlined into the page as source text, so it uses no outer variables.
 * @throws Error when both attempts fail
 */
export async function fetchFile(address: string): Promise<void> {
  const attempt = async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${response.status} ${address}`)
    // Read the body: only a complete response is cached.
    await response.arrayBuffer()
  }
  return attempt().catch(attempt)
}
