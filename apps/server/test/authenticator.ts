// A passkey in software: what a browser and its authenticator would answer to our questions (WebAuthn level 2).

import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

interface Options {
  readonly challenge: string
}

/** The parts of CBOR that a key and an attestation need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const members = [...(value as Map<unknown, unknown>)].flatMap(([key, member]) => [
      cbor(key),
      cbor(member),
    ])
    return Buffer.concat([head(5, value.size), ...members])
  }
  throw new TypeError(`no CBOR for ${typeof value}`)
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

export class Authenticator {
  readonly id = randomBytes(16)
  #origin: string
  #privateKey: KeyObject
  #publicKey: KeyObject
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey
  }

  /** The answer to the question for a new passkey. */
  register({ challenge }: Options): object {
    const length = Buffer.from([0, this.id.length])
    const authData = Buffer.concat([this.#data(WITH_KEY), Buffer.alloc(16), length, this.id, this.#coseKey()])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
    })
  }

  /** The answer to the question for a sign-in. */
  signIn({ challenge }: Options): object {
    const clientData = this.#clientData('webauthn.get', challenge)
    const authenticatorData = this.#data(0)
    const digest = createHash('sha256').update(clientData).digest()
    const signature = createSign('sha256').update(authenticatorData).update(digest).sign(this.#privateKey)
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #answer(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(flags: number): Buffer {
    const party = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([party, Buffer.from([PRESENT_AND_VERIFIED | flags]), counter])
  }

  /** The public key as COSE: elliptic curve, ES256, P-256, x and y. */
  #coseKey(): Buffer {
    const { x, y } = this.#publicKey.export({ format: 'jwk' })
    const point = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url')
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    )
  }
}
