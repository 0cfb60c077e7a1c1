/** Sets that grow together (Tarjan 1975); each is known by its lowest member, whatever the order of joining. */
export class Groups {
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, place) => place);
  }

  /** The lowest member of a member's set. */
  of(member: number): number {
    const parents = this.#parents;
    let root = member;
    while (parents[root] !== root) root = parents[root] as number;
    for (let at = member; at !== root; ) {
      const up = parents[at] as number;
      parents[at] = root;
      at = up;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.of(one), this.of(other)];
    this.#parents[Math.max(a, b)] = Math.min(a, b);
  }
}
