import { conforms } from './conformance.ts'

conforms(3, 150)
