import { useCallback, useEffect, useRef, useState } from 'react'
import { request } from '../request.ts'

type State<Answer> = { answer?: Answer; isBusy: boolean; error?: string }

/**
 * Requests a path from the editor's server, and again when it changes. `ask` requests it again, and `act` does so after
 * another request of the owner's; what the server says of it, or its error, is the `notice`.
 */
export function useAnswer<Answer>(path: string, body?: object) {
  const [state, setState] = useState<State<Answer>>({ isBusy: true })
  const [notice, setNotice] = useState('')
  const latest = useRef(0)
  const ask = useCallback(async () => {
    const turn = ++latest.current
    setState(({ error, ...before }) => ({ ...before, isBusy: true }))
    const next = await request<Answer>(path, body).then(
      (answer) => ({ answer, isBusy: false }),
      ({ message }: Error) => ({ error: message, isBusy: false }),
    )
    // An answer that is overtaken by a later question is out of date.
    if (turn === latest.current) setState(next)
  }, [path, body])
  useEffect(() => {
    ask()
  }, [ask])
  const act = async (path: string, body: object = {}, done = '') => {
    setNotice('')
    const told = await request<{ done?: string }>(path, body).then(
      (answer) => ({ isDone: true, message: answer.done || done }),
      ({ message }: Error) => ({ isDone: false, message }),
    )
    await ask()
    // What another action has told meanwhile stays.
    if (told.message) setNotice(told.message)
    return told.isDone
  }
  return { ...state, notice: state.error ?? notice, ask, act, tell: setNotice }
}
