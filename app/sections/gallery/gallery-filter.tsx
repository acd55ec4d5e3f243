import styles from './gallery.critical.module.css'

type GalleryFilterProps = {
  label: string
  filters: string[]
  selected: string
  onSelect: (filter: string) => void
}

/** One toggle button for each tag; exactly one is pressed. */
export function GalleryFilter({ label, filters, selected, onSelect }: GalleryFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{label}</legend>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === selected}
          onClick={() => onSelect(filter)}
        >
          {filter}
        </button>
      ))}
    </fieldset>
  )
}
