import type { Fault } from './edition.ts'

/** What is wrong with figures, in a sentence for developers and those who run a site. */
export function faultText(fault: Fault): string {
  const where = fault.path === '' ? 'the figures' : fault.path
  return `${where}: ${sentence(fault)}`
}

function sentence(fault: Fault): string {
  switch (fault.kind) {
    case 'form':
      return `must be ${fault.values.wanted}, not ${fault.values.found}`
    case 'count':
      return `there must be ${fault.values.wanted}, there are ${fault.values.found}`
    case 'fixed':
      return `the rules say ${fault.values.wanted}, not ${fault.values.found}`
    case 'range':
      return `must be from ${fault.values.min} to ${fault.values.max}, not ${fault.values.found}`
    case 'rising':
      return `must be more than the one before (${fault.values.before}), not ${fault.values.found}`
    case 'twice':
      return `${fault.values.id} is there twice`
    case 'unknown':
      return `there is no ${fault.values.id}`
    case 'differ':
      return `is ${fault.values.found}, but ${fault.values.other} is ${fault.values.wanted}`
    case 'example':
      return `the rules need ${fault.values.wanted}, and there is none`
    case 'unplayable':
      return fault.values.reason
  }
}
