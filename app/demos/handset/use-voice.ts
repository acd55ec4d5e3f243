import { useEffect } from 'react'

/** Milliseconds for which the text must stay unchanged before it is spoken. */
const PAUSE = 400

/** Speaks a text with the browser's own voice, and stops when the text changes. */
export function useVoice(text: string, language: string) {
  useEffect(() => {
    if (!text || !('speechSynthesis' in window)) return
    const timer = setTimeout(() => {
      const spoken = new SpeechSynthesisUtterance(text)
      spoken.lang = language
      speechSynthesis.speak(spoken)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      speechSynthesis.cancel()
    }
  }, [text, language])
}
