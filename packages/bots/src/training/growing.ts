/** A row of numbers that grows at its end. */
export class Growing {
  #numbers = new Float32Array(1024)
  length = 0

  add(value: number): void {
    this.#make(1)
    this.#numbers[this.length++] = value
  }

  push(values: ArrayLike<number>): void {
    this.#make(values.length)
    this.#numbers.set(values, this.length)
    this.length += values.length
  }

  /** The numbers so far, as a row of their own. */
  taken(): Float32Array {
    return this.#numbers.slice(0, this.length)
  }

  #make(room: number): void {
    if (this.length + room <= this.#numbers.length) return
    const larger = new Float32Array(2 * (this.length + room))
    larger.set(this.#numbers)
    this.#numbers = larger
  }
}
