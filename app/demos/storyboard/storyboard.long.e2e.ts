import { slideFirst, usedOnPhone } from '../../../tests/demos/used-on-phone.ts'

usedOnPhone(import.meta.dirname, slideFirst)
