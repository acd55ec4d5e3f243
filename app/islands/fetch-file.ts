/**
 * Fetches a file that a module needs, a second time if that fails, so that `import()` finds it in the
 * browser's cache. A failed import cannot be repeated: Firefox keeps it until the page is reloaded. It
 * is also written into the page as its own source, so it uses nothing from outside.
 * @throws Error when the file cannot be fetched now
 */
export async function fetchFile(address: string): Promise<void> {
  const attempt = async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${response.status} ${address}`)
    // The cache holds the file once all of it has arrived.
    await response.arrayBuffer()
  }
  return attempt().catch(attempt)
}
