/** The parts of saxen that smops uses (github.com/nikku/saxen). */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      handle: (name: string, attributes: () => Record<string, string> | false) => void,
    ): this;
    on(event: 'closeTag' | 'text' | 'cdata' | 'attention', handle: (text: string) => void): this;
    on(event: 'error' | 'warn', handle: (error: Error) => void): this;
    parse(xml: string): Error | undefined;
  }
}
