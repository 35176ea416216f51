export {
  caravan,
  type CaravanCommand as Command,
  type CaravanEvent as Event,
  type CaravanOptions as Options,
  type CaravanView as View,
} from '@entrepot/kernel/testkit/caravan'
