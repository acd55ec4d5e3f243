import type { Issue } from '../protocol.ts'

/** An error response of the editor’s server, or none at all (status 0). */
export type HttpError = Error & { status: number; issues?: Issue[]; over?: string }

const NO_ANSWER =
  'The editor’s server gave no answer. Is the terminal with npm run edit still open?'

/** Sends a request to the editor's server. @param body sent by POST: a file as it is, else JSON @throws HttpError */
export async function request<Answer>(path: string, body?: object): Promise<Answer> {
  const isFile = body instanceof Blob
  const response = await fetch(`/api/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' },
      body: isFile ? body : JSON.stringify(body),
    }),
  }).catch(() => Response.error())
  const answer = await response.json().catch(() => ({ message: NO_ANSWER }))
  if (response.ok) return answer
  throw Object.assign(new Error(answer.message), { ...answer, status: response.status })
}
