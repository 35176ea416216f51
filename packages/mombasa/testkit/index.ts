export { mombasaSubject as subject } from './subject.ts'
