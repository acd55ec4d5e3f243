/** How Standard Webhooks marks a secret. */
const PREFIX = 'whsec_'

/** Sizes of a key in bytes, as the specification has them. */
const LEAST_BYTES = 24
const MOST_BYTES = 64

/**
 * Reads the key out of a secret as standardwebhooks.com writes it: `whsec_` and the key in base64.
 * @returns nothing if it is no such secret, or its key is not 24 to 64 bytes long
 */
export function readWebhookSecret(secret: string): Buffer | undefined {
  if (!secret.startsWith(PREFIX)) return undefined
  const encoded = secret.slice(PREFIX.length)
  const key = Buffer.from(encoded, 'base64')
  const isBase64 = key.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '')
  return isBase64 && key.length >= LEAST_BYTES && key.length <= MOST_BYTES ? key : undefined
}
