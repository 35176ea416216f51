/** A soft knock on wood, for one's turn. */
export function knock(): void {
  strike({ from: 220, to: 90, volume: 0.25 })
}

/** A light tap, for what others do. */
export function tap(): void {
  strike({ from: 520, to: 380, volume: 0.06 })
}

/** A short falling tone, made on the spot. */
function strike({ from, to, volume }: { from: number; to: number; volume: number }): void {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const level = audio.createGain()
  const now = audio.currentTime
  tone.frequency.setValueAtTime(from, now)
  tone.frequency.exponentialRampToValueAtTime(to, now + 0.12)
  level.gain.setValueAtTime(volume, now)
  level.gain.exponentialRampToValueAtTime(0.001, now + 0.18)
  tone.connect(level).connect(audio.destination)
  tone.start(now)
  tone.stop(now + 0.2)
  tone.addEventListener('ended', () => void audio.close())
}
