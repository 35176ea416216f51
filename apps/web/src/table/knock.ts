/** A soft knock on wood: a short falling tone, made on the spot. */
export function knock(): void {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const level = audio.createGain()
  const now = audio.currentTime
  tone.frequency.setValueAtTime(220, now)
  tone.frequency.exponentialRampToValueAtTime(90, now + 0.12)
  level.gain.setValueAtTime(0.25, now)
  level.gain.exponentialRampToValueAtTime(0.001, now + 0.18)
  tone.connect(level).connect(audio.destination)
  tone.start(now)
  tone.stop(now + 0.2)
  tone.addEventListener('ended', () => void audio.close())
}
