import type { TitledText } from '../../../schemas/parts.ts'
import { Picture, type PictureSources } from '../../ui/picture/picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import styles from './vision-and-mission.module.css'

type VisionAndMissionProps = { vision: TitledText; mission: TitledText; picture: PictureSources }

/** The agency's vision and mission, below its picture of the city. */
export function VisionAndMission({ vision, mission, picture }: VisionAndMissionProps) {
  return (
    <>
      <Picture picture={picture} priority className={styles.picture} />
      <Section>
        <div className={styles.pair}>
          {[vision, mission].map(({ title, text }) => (
            <div key={title} className={styles.side}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
