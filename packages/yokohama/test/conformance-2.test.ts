import { conforms } from './conformance.ts'

conforms(2, 250)
