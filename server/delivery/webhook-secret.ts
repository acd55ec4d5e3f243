/** The prefix of a secret in Standard Webhooks. */
const PREFIX = 'whsec_'

/** Key sizes in bytes, from the specification. */
const LEAST_BYTES = 24
const MOST_BYTES = 64

/**
 * Decodes the key of a Standard Webhooks secret: `whsec_`, then the key in base64.
 * @returns undefined if the secret is malformed, or its key is not 24 to 64 bytes long
 */
export function readWebhookSecret(secret: string): Buffer | undefined {
  if (!secret.startsWith(PREFIX)) return undefined
  const encoded = secret.slice(PREFIX.length)
  const key = Buffer.from(encoded, 'base64')
  const isBase64 = key.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '')
  return isBase64 && key.length >= LEAST_BYTES && key.length <= MOST_BYTES ? key : undefined
}
