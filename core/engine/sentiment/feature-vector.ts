/** A comment as numbers: feature `i` is bucket `ids[i]` with weight `values[i]`; a bucket may come twice. */
export class FeatureVector {
  ids = new Int32Array(1024);
  values = new Float32Array(1024);
  /** Index of the token each feature comes from; -1 for features of the whole comment. */
  tokens = new Int32Array(1024);
  size = 0;
  /** How many of the features come from the running text; those after them describe the whole comment. */
  textSize = 0;

  add(id: number, value: number, token: number): void {
    if (this.size === this.ids.length) this.grow();
    this.ids[this.size] = id;
    this.values[this.size] = value;
    this.tokens[this.size] = token;
    this.size += 1;
  }

  clear(): void {
    this.size = 0;
    this.textSize = 0;
  }

  private grow(): void {
    const longer = this.ids.length * 2;
    const { ids, values, tokens } = this;
    this.ids = new Int32Array(longer);
    this.ids.set(ids);
    this.values = new Float32Array(longer);
    this.values.set(values);
    this.tokens = new Int32Array(longer);
    this.tokens.set(tokens);
  }
}
