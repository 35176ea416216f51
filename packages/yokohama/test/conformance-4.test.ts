import { conforms } from './conformance.ts'

conforms(4, 100)
