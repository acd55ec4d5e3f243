import { useCallback, useEffect, useState } from 'react'
import { request } from '../request.ts'

type State<Answer> = { answer?: Answer; isBusy: boolean; error?: string }

/** Requests a path from the editor's server, again when path or body change and by `ask`. The last answer stays meanwhile. */
export function useAnswer<Answer>(path: string | false | undefined, body?: object) {
  const [state, setState] = useState<State<Answer>>({ isBusy: true })
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      if (!path) return
      setState(({ error, ...last }) => ({ ...last, isBusy: true }))
      try {
        const answer = await request<Answer>(path, body, signal)
        if (!signal?.aborted) setState({ answer, isBusy: false })
      } catch (error) {
        if (signal?.aborted) return
        setState({ error: (error as Error).message, isBusy: false })
      }
    },
    [path, body],
  )
  useEffect(() => {
    const stop = new AbortController()
    ask(stop.signal)
    return () => stop.abort()
  }, [ask])
  return { ...state, ask }
}
