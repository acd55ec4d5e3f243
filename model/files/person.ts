import { z } from 'zod'
import { texts } from '../../contract/line.ts'
import { portraitSchema } from '../fields/kite.ts'
import { field, listed, pictureOf, profiles, sample, text } from '../fields/parts.ts'

/** `content/team/<name>.yaml`: a person of the team; the kite is shown until there is a photograph. */
export const teamMemberSchema = z.strictObject({
  ...listed,
  ...texts('name', 'role'),
  fact: text.describe('One sentence that nobody would guess.'),
  photo: pictureOf(1, 1).describe('Until there is one, the kite is shown.').optional(),
  kite: portraitSchema,
  ask: field(
    text,
    'What to write to them',
    'Shown on the contact page. Without it, the person is not among those who answer.',
  ).optional(),
  email: z
    .email()
    .meta({
      title: 'E-mail for enquiries',
      description:
        'What comes from the pages that name this person is mailed here, with a copy to MAIL_TO. It is not shown.',
    })
    .optional(),
  profiles: profiles.describe('Addresses such as those at LinkedIn and GitHub.'),
  sample,
})

export type TeamMember = z.infer<typeof teamMemberSchema>
