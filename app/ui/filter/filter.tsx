import { DATA } from '../../data-attributes.ts'
import styles from './filter.module.css'

type FilterProps = {
  label: string
  /** The first one is for all. */
  options: string[]
  onChoose?: (option: number) => void
}

/** One choice out of several groups, as radio buttons whose values are the numbers of the options. */
export const Filter = ({ label, options, onChoose }: FilterProps) => (
  <fieldset
    className={`ruled row ${styles.filter}`}
    data-pagefind-ignore=""
    {...{ [DATA.pageOnly]: '' }}
  >
    <legend className="visually-hidden">{label}</legend>
    {options.map((option, number) => (
      <label key={option} className="bold lights-sky">
        <input
          type="radio"
          name={label}
          value={number}
          defaultChecked={number === 0}
          className="visually-hidden"
          onChange={() => onChoose?.(number)}
        />
        {option}
      </label>
    ))}
  </fieldset>
)
