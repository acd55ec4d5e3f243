/**
 * A random UUID: the last part of a blob's address (https://w3c.github.io/FileAPI/#unicodeBlobURL), since
 * `crypto.randomUUID` is missing over plain http.
 */
export function randomId(): string {
  const address = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(address)
  return address.slice(-36)
}
