export { caravanSubject as subject } from '@entrepot/kernel/testkit/caravan'
