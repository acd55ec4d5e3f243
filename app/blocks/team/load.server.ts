import { team } from '../../content/content.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'

export const load = () => ({
  members: team.map(({ photo, ...member }) => ({
    ...member,
    photo: photo && pictureSources(photo),
  })),
})
