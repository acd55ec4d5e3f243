import { fillIn } from '../../../contract/fill-in.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { onKeys } from '../frame/on-keys.ts'
import { type Dragging, GRIP } from '../frame/use-drag.ts'
import styles from './enquiry-card.module.css'
import { movedTo, type Placement, type Stage } from './placement.ts'
import { type Board, cardId, type Enquiry } from './use-board.ts'

export const HINT_ID = 'pipeline-hint'

type EnquiryCardProps = { board: Board; enquiry: Enquiry; dragging: Dragging }

/** An enquiry on its slip of paper, with a kite to drag it by; when pressed, it asks what comes next. */
export function EnquiryCard({ board, enquiry, dragging }: EnquiryCardProps) {
  const { demo, day, opened, open, set, nameOf } = board
  const { index, placement } = enquiry
  const { card, stages, steps, reasons, daysAhead } = demo.labels
  const { stage, step, due } = placement
  const id = cardId(index)
  const isOpen = opened === index
  const places: Stage[] = [...stages.keys(), 'lost']
  const put = (placement: Placement) => set(index, placement)
  const moveBy = (by: number) => () => {
    const to = places[places.indexOf(stage) + by]
    if (to !== undefined) put(movedTo(to))
  }
  // An overdue day stays in the list until another one is chosen.
  const days = due === undefined || daysAhead.includes(due) ? daysAhead : [due, ...daysAhead]
  const choice = (
    field: 'reason' | 'step' | 'due',
    options: readonly { value: number; label: string }[],
  ) => (
    <ChoiceField
      id={`${id}-${field}`}
      label={card[field]}
      empty={card.choose}
      options={options.map(({ value, label }) => ({ value: String(value), label }))}
      value={String(placement[field] ?? '')}
      onChange={({ target: { value } }) => {
        const chosen = { [field]: Number(value) }
        put(field === 'reason' ? { stage, ...chosen } : { stage, step, due, ...chosen })
      }}
    />
  )
  const numbered = (labels: readonly string[]) => labels.map((label, value) => ({ value, label }))
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
        className={styles.face}
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        aria-describedby={HINT_ID}
        {...dragging.handle(index)}
        onClick={() => open(isOpen ? undefined : index)}
        onKeyDown={onKeys({ ArrowLeft: moveBy(-1), ArrowRight: moveBy(1) })}
      >
        <svg {...{ [GRIP]: '' }} aria-hidden="true" viewBox="0 0 24 30" className={styles.kite}>
          <path d="M12 1 23 12.5 12 24 1 12.5Z" />
          <path d="M12 1V24M1 12.5Q12-1 23 12.5" fill="none" strokeWidth="1" />
          <path d="M12 24 15.5 29h-7Z" />
        </svg>
        <span className={styles.what}>
          <strong className={styles.firm}>{enquiry.firm}</strong>
          <span>
            {enquiry.wants}, {demo.formats.money(enquiry.value)}
          </span>
          <span className={styles.next}>{enquiry.next}</span>
        </span>
      </button>
      <div id={`${id}-more`} className={styles.more} hidden={!isOpen}>
        {stage === 'lost' ? (
          choice('reason', numbered(reasons))
        ) : (
          <>
            {choice('step', numbered(steps))}
            {choice(
              'due',
              days.map((value) => ({ value, label: day(value) })),
            )}
          </>
        )}

        <fieldset className={styles.places}>
          <legend>{card.move}</legend>
          {places.map((to) => (
            <button
              key={to}
              type="button"
              aria-label={fillIn(card.moveTo, { stage: nameOf(to) })}
              aria-disabled={to === stage}
              onClick={() => to !== stage && put(movedTo(to))}
            >
              {nameOf(to)}
            </button>
          ))}
        </fieldset>
      </div>
    </li>
  )
}
