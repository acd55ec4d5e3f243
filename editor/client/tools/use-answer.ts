import { useCallback, useEffect, useRef, useState } from 'react'
import { request } from '../request.ts'

type State<Answer> = { answer?: Answer; isBusy: boolean; error?: string }

/**
 * Requests a path from the editor's server, and again when path or body change. The last answer stays
 * meanwhile. `ask` requests it again, and `act` does so after another request of the owner's, whose result
 * or error is the `notice`.
 */
export function useAnswer<Answer>(path: string | false | undefined, body?: object) {
  const [state, setState] = useState<State<Answer>>({ isBusy: true })
  const [notice, setNotice] = useState('')
  const turns = useRef({ asked: 0, answered: 0 })
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      if (!path) return
      const turn = ++turns.current.asked
      // An answer that is overtaken by a later one is out of date.
      const isOver = () => {
        if (signal?.aborted || turn < turns.current.answered) return true
        turns.current.answered = turn
        return false
      }
      setState(({ error, ...before }) => ({ ...before, isBusy: true }))
      try {
        const answer = await request<Answer>(path, body, signal)
        if (!isOver()) setState({ answer, isBusy: false })
      } catch (error) {
        if (isOver()) return
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
  const act = async (path: string, body: object, done = '') => {
    setNotice('')
    const failed = await request(path, body).then(
      () => '',
      ({ message }: Error) => message,
    )
    await ask()
    setNotice(failed || done)
    return !failed
  }
  return { ...state, notice: state.error ?? notice, ask, act, tell: setNotice }
}
