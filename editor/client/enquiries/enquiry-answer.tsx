import { useState } from 'react'
import type { AnswerState } from '../../../server/store/database.ts'
import type { Enquiry } from '../../protocol.ts'
import { ANSWERS } from './words.ts'

type EnquiryAnswerProps = {
  enquiry: Enquiry
  onMark: (state: AnswerState, note: string) => void
}

/** The owner's note, and buttons that mark the enquiry. */
export function EnquiryAnswer({
  enquiry: { state, note = '', isCopy },
  onMark,
}: EnquiryAnswerProps) {
  const [text, setText] = useState(note)
  return (
    <section className="answer">
      <h2>{ANSWERS[state]}</h2>
      {!isCopy && (
        <>
          <label>
            Your note
            <textarea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
          {(Object.keys(ANSWERS) as AnswerState[]).map((one) => (
            <button key={one} type="button" className="quiet" onClick={() => onMark(one, text)}>
              {one === state ? 'Save the note' : `Mark as ${ANSWERS[one].toLowerCase()}`}
            </button>
          ))}
        </>
      )}
      {isCopy && note && <p className="text">{note}</p>}
    </section>
  )
}
