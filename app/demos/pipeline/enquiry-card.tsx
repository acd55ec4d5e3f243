import type { KeyboardEvent } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { PipelineLabels } from '../../../schemas/demos/pipeline.ts'
import { ChoiceField } from '../frame/choice-field.tsx'
import { type Drag, GRIP, type useDrag } from '../frame/use-drag.ts'
import { urgency } from './board-labels.ts'
import styles from './enquiry-card.module.css'
import { movedTo, type Placement, type Stage } from './placement.ts'

export const HINT_ID = 'pipeline-hint'
export const cardId = (enquiry: number) => `pipeline-card-${enquiry}`

const chosen = (number: number | undefined) => (number === undefined ? '' : String(number))

type EnquiryCardProps = {
  index: number
  enquiry: PipelineLabels['enquiries'][number]
  value: string
  placement: Placement
  /** Its next step in words. */
  next: string
  labels: PipelineLabels
  day: (days: number) => string
  open: boolean
  onOpen: (open: boolean) => void
  onPlacement: (placement: Placement) => void
  handle: ReturnType<ReturnType<typeof useDrag<number>>['handle']>
  drag: Drag<number> | undefined
}

/** An enquiry on its slip of paper, with a kite to drag it by; pressed, it asks what comes next. */
export function EnquiryCard(props: EnquiryCardProps) {
  const { index, enquiry, value, placement, next, labels, day } = props
  const { open, onOpen, onPlacement, handle, drag } = props
  const { card, stages, lost, steps, reasons, daysAhead } = labels
  const { stage, step, due, reason } = placement
  const id = cardId(index)
  const places: { stage: Stage; name: string }[] = [
    ...stages.map((name, stage) => ({ stage, name })),
    { stage: 'lost', name: lost },
  ]
  const byArrow = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const to = places[places.findIndex((place) => place.stage === stage) + (by ?? 0)]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (to) onPlacement(movedTo(to.stage))
  }
  // What is late keeps its day in the list until another is chosen.
  const days = due === undefined || daysAhead.includes(due) ? daysAhead : [due, ...daysAhead]
  return (
    <li
      className={styles.card}
      data-background="white"
      data-urgency={urgency(placement)}
      data-dragged={drag ? '' : undefined}
      style={drag && { translate: `${drag.dx}px ${drag.dy}px` }}
    >
      <button
        type="button"
        id={id}
        className={styles.face}
        aria-expanded={open}
        aria-controls={`${id}-more`}
        aria-describedby={HINT_ID}
        {...handle}
        onClick={() => onOpen(!open)}
        onKeyDown={byArrow}
      >
        <svg {...{ [GRIP]: '' }} aria-hidden="true" viewBox="0 0 24 30" className={styles.kite}>
          <path d="M12 1 23 12.5 12 24 1 12.5Z" />
          <path d="M12 1V24M1 12.5Q12-1 23 12.5" className={styles.stick} />
          <path d="M12 24 15.5 29h-7Z" />
        </svg>
        <span className={styles.what}>
          <strong className={styles.firm}>{enquiry.firm}</strong>
          <span>
            {enquiry.wants}, {value}
          </span>
          <span className={styles.next}>{next}</span>
        </span>
      </button>
      <div id={`${id}-more`} className={styles.more} hidden={!open}>
        {stage === 'lost' ? (
          <ChoiceField
            id={`${id}-reason`}
            label={card.reason}
            empty={card.choose}
            options={reasons.map((label, value) => ({ value: String(value), label }))}
            value={chosen(reason)}
            onValue={(reason) => onPlacement({ stage, reason: Number(reason) })}
          />
        ) : (
          <>
            <ChoiceField
              id={`${id}-step`}
              label={card.step}
              empty={card.choose}
              options={steps.map((label, value) => ({ value: String(value), label }))}
              value={chosen(step)}
              onValue={(step) => onPlacement({ stage, step: Number(step), due })}
            />
            <ChoiceField
              id={`${id}-due`}
              label={card.due}
              empty={card.choose}
              options={days.map((value) => ({ value: String(value), label: day(value) }))}
              value={chosen(due)}
              onValue={(due) => onPlacement({ stage, step, due: Number(due) })}
            />
          </>
        )}

        <fieldset className={styles.places}>
          <legend>{card.move}</legend>
          {places.map(({ stage: to, name }) => (
            <button
              key={to}
              type="button"
              aria-label={fillIn(card.moveTo, { stage: name })}
              aria-disabled={to === stage}
              onClick={() => to !== stage && onPlacement(movedTo(to))}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
    </li>
  )
}
