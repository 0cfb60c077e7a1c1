/** Every text of the terminal by the name it is asked for with: what a language lacks does not compile. */
export interface Texts {
  /** The help's English texts, each with its translation; a test finds what is missing. */
  help: Readonly<Record<string, string>>;
}
