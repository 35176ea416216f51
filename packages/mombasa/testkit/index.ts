export { lateSubject } from './late.ts'
export { mombasaSubject as subject } from './subject.ts'
