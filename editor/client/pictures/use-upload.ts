import { useEffect, useState } from 'react'
import type { Upload } from '../../protocol.ts'
import { MOST_BYTES, TOO_LARGE } from '../../upload-limit.ts'
import { request } from '../request.ts'

type State = { upload?: Upload; error?: string }

/** A file as the server reads it, or why the server refuses it. The browser itself never decodes the file. */
export function useUpload(file: File | undefined): State {
  const [state, setState] = useState<State>({})
  useEffect(() => {
    setState({})
    if (!file) return
    if (file.size > MOST_BYTES) {
      setState({ error: TOO_LARGE })
      return
    }
    const stop = new AbortController()
    request<Upload>('pictures/open', file, stop.signal)
      .then((upload) => setState({ upload }))
      .catch(({ message }: Error) => {
        if (!stop.signal.aborted) setState({ error: message })
      })
    return () => stop.abort()
  }, [file])
  return state
}
