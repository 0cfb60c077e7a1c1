import pptxgen from 'pptxgenjs';

// Its types describe the CommonJS build, where the class is `default` of the module; Node loads the ES build, where it is the module's default.
export const Deck = pptxgen as unknown as typeof pptxgen.default;
export type Slide = ReturnType<InstanceType<typeof Deck>['addSlide']>;

/** Inches: a wide slide, its margins, and where what follows the heading begins. */
export const PAGE = { width: 13.33, height: 7.5, left: 0.6, right: 0.6, top: 1.4, bottom: 0.45 };
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const ROOM = PAGE.height - PAGE.top - PAGE.bottom;
/** Sizes of type, in points. */
export const SIZE = { heading: 26, long: 22, lead: 28, body: 14, small: 12, print: 10, figure: 40 };

/** A block, or a part of one, with the height that it takes. */
export interface Piece {
  height: number;
  draw(slide: Slide, y: number): void;
}
