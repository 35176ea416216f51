export { learnSum, type Course } from './school.ts'
export { tune, type TuningPlan } from './tuning.ts'
