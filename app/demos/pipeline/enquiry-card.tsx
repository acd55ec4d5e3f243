import { Field } from '../../ui/form/field.tsx'
import type { Dragging } from '../frame/use-drag.ts'
import styles from './enquiry-card.module.css'
import { movedTo } from './placement.ts'
import { type Board, cardId, type Enquiry } from './use-board.ts'

type EnquiryCardProps = { board: Board; enquiry: Enquiry; dragging: Dragging }

/** An enquiry on its slip of paper, with a kite to drag it by; when pressed, it asks what comes next. */
export function EnquiryCard({ board, enquiry, dragging }: EnquiryCardProps) {
  const { demo, day, opened, open, set } = board
  const { index, placement } = enquiry
  const { card, stages, lost, steps, reasons, daysAhead } = demo.labels
  const { stage, due } = placement
  const id = cardId(index)
  const isOpen = opened === index
  // An overdue day stays in the list until another one is chosen.
  const days = due === '' || daysAhead.includes(Number(due)) ? daysAhead : [due, ...daysAhead]
  const choice = (
    field: keyof typeof placement,
    label: string,
    choices: readonly { label: string; value?: string }[],
  ) => (
    <Field
      id={`${id}-${field}`}
      label={label}
      empty={card.choose}
      choices={choices}
      value={placement[field]}
      onChange={({ target }) =>
        set(
          index,
          field === 'stage' ? movedTo(target.value) : { ...placement, [field]: target.value },
        )
      }
    />
  )
  const named = (names: readonly string[]) => names.map((label) => ({ label }))
  return (
    <li
      className={styles.card}
      data-background="white"
      data-urgency={enquiry.urgency}
      style={dragging.shift(index)}
    >
      <button
        type="button"
        id={id}
        className={`small stack full ${styles.face}`}
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        {...dragging.handle(index)}
        onClick={() => open(isOpen ? undefined : index)}
      >
        <svg aria-hidden="true" viewBox="0 0 24 30" className={styles.kite}>
          <path d="M12 1 23 12.5 12 24 1 12.5Z" />
          <path d="M12 1V24M1 12.5Q12-1 23 12.5" fill="none" strokeWidth="1" />
          <path d="M12 24 15.5 29h-7Z" />
        </svg>
        <span className={`stack ${styles.what}`}>
          <strong className="step-0">{enquiry.firm}</strong>
          <span>
            {enquiry.wants}, {demo.formats.money(enquiry.value)}
          </span>
          <strong className={styles.next}>{enquiry.next}</strong>
        </span>
      </button>
      <div id={`${id}-more`} className={styles.more} hidden={!isOpen}>
        {stage === lost
          ? choice('next', card.reason, named(reasons))
          : choice('next', card.step, named(steps))}
        {stage !== lost &&
          choice(
            'due',
            card.due,
            days.map((value) => ({ value: String(value), label: day(Number(value)) })),
          )}
        {choice('stage', card.move, named([...stages, lost]))}
      </div>
    </li>
  )
}
