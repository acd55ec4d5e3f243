import { useCallback, useEffect, useState } from 'react'
import { request } from '../request.ts'

type State<Answer> = { answer?: Answer; isBusy: boolean; error?: string }

/**
 * Requests a path from the editor's server, and again when the path changes. The last answer stays meanwhile.
 * @returns the answer and the state of the request, and `ask`, which repeats it
 */
export function useAnswer<Answer>(path: string) {
  const [state, setState] = useState<State<Answer>>({ isBusy: true })
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setState(({ error, ...last }) => ({ ...last, isBusy: true }))
      try {
        const answer = await request<Answer>(path, undefined, signal)
        if (!signal?.aborted) setState({ answer, isBusy: false })
      } catch (error) {
        if (signal?.aborted) return
        setState({ error: (error as Error).message, isBusy: false })
      }
    },
    [path],
  )
  useEffect(() => {
    const stop = new AbortController()
    ask(stop.signal)
    return () => stop.abort()
  }, [ask])
  return { ...state, ask }
}
