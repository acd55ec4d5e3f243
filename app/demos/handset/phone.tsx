import shared from '../frame/shared.module.css'
import { SwitchField } from '../frame/switch-field.tsx'
import styles from './handset.module.css'
import type { CallInUse } from './use-call.ts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** A drawn phone: its keys are kites, pressed as on any phone. */
export function Phone({ call }: { call: CallInUse }) {
  const { demo, tree, talking, line, press, callOrHangUp, voice, setVoice } = call
  const { phone, speech } = demo.labels
  const names: Record<string, string> = { '*': phone.star, '#': phone.hash }
  return (
    <fieldset
      className={`stack gap-3 ${styles.phone}`}
      data-background="ink"
      data-talking={talking || undefined}
    >
      <legend className="visually-hidden">{phone.name}</legend>
      <p className={`small ${styles.screen}`} data-background={talking ? 'highlight' : 'white'}>
        {tree.firm}
        <strong className="headline">{line.key || (talking ? phone.talking : phone.idle)}</strong>
      </p>
      <button type="button" className={`step-1 bold ${styles.call}`} onClick={callOrHangUp}>
        {talking ? phone.hangUp : phone.call}
      </button>
      <SwitchField checked={voice} onChecked={setVoice}>
        {speech.voice}
      </SwitchField>
      <div className={`stack ${styles.keys}`}>
        {KEYS.map((key) => (
          <button
            key={key}
            type="button"
            className={`square ${shared.key} ${styles.key}`}
            aria-label={names[key]}
            onClick={() => press(key)}
          >
            <span className={shared.upright}>{key === '*' ? '∗' : key}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
