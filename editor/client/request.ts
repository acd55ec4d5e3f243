/** An error response of the editor’s server, or none at all (status 0). */
export class HttpError extends Error {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: { message?: string }) {
    super(
      body.message ??
        'The editor’s server gave no answer. Is the terminal with npm run edit still open?',
    )
    this.status = status
    this.body = body
  }
}

/**
 * Sends a request to the editor's server.
 * @param body sent by POST, a file as it is, anything else as JSON
 * @throws HttpError if the response is an error, or there is none
 */
export async function request<Answer>(
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    ...(body && {
      method: 'POST',
      headers: {
        'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
      },
      body: body instanceof Blob ? body : JSON.stringify(body),
    }),
    ...(signal && { signal }),
  }).catch((error: Error) => {
    if (error.name === 'AbortError') throw error
    throw new HttpError(0, {})
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new HttpError(response.status, answer)
  return answer
}
