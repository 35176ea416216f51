export { fit, type Fit, type FitPlan } from './fit.ts'
export { selfPlay, type Episode } from './self-play.ts'
