import type { NetworkInterfaceInfo } from 'node:os'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { reachableAddresses } from '../src/reach.ts'
import { welcome } from '../src/welcome.ts'

const of = (address: string, internal = false): NetworkInterfaceInfo[] => [
  {
    address,
    internal,
    family: 'IPv4',
    netmask: '255.255.255.0',
    mac: '00:00:00:00:00:00',
    cidr: null,
  },
]
const laptop = {
  lo: of('127.0.0.1', true),
  docker0: of('172.17.0.1'),
  wlan0: of('192.168.1.20'),
  tun0: of('10.8.0.2'),
  zero: of('169.254.3.4'),
}

test('others reach a laptop at its address in the network at home, before any other', () => {
  expect(reachableAddresses({ host: '0.0.0.0', publicUrl: undefined }, 3000, laptop)).toEqual([
    'http://192.168.1.20:3000',
    'http://10.8.0.2:3000',
    'http://172.17.0.1:3000',
  ])
})

test('a site with a public address is reached there, one that listens to its own machine nowhere', () => {
  expect(reachableAddresses({ host: '0.0.0.0', publicUrl: 'https://games.example' }, 3000, laptop)).toEqual([
    'https://games.example',
  ])
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(reachableAddresses({ host, publicUrl: undefined }, 3000, laptop)).toEqual([])
  expect(reachableAddresses({ host: '192.168.1.20', publicUrl: undefined }, 80, laptop)).toEqual([
    'http://192.168.1.20:80',
  ])
})

test('the welcome names every address, and draws the likeliest one for phones where somebody looks', () => {
  const others = reachableAddresses({ host: '0.0.0.0', publicUrl: undefined }, 3000, laptop)
  const plain = welcome('http://localhost:3000', others, false)
  expect(plain).toContain('Entrepôt is ready at http://localhost:3000\n')
  expect(plain).toContain('Others reach it at http://192.168.1.20:3000\n')
  expect(plain).not.toMatch(/[▀▄█]/)
  const drawn = welcome('http://localhost:3000', others, true)
  const { size } = encode('http://192.168.1.20:3000', { border: 2 })
  const code = drawn.split('\n').filter((line) => /^[▀▄█ ]+$/.test(line))
  expect(code).toHaveLength(Math.ceil(size / 2))
  expect(welcome('http://127.0.0.1:3000', [], true)).toContain('Only this machine reaches it')
})
