import { html } from '../../html.js';
import { LIGHT, type Paint, type Palette, paintOf } from './paint.js';
import { type Mark, marksOf, type Point, type Scene } from './scene.js';

/** "M1,2L3,4": a path through points; closed for an area. */
export const pathOf = (points: readonly Point[], isClosed = false): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

const round = (value: number) => Math.round(value * 10) / 10;

/** A mark's shape as attributes of an SVG element; empty for words. */
export function shapeOf(mark: Exclude<Mark, { kind: 'text' }>): Record<string, string | number> {
  switch (mark.kind) {
    case 'rect':
      return { x: round(mark.x), y: round(mark.y), width: round(mark.width), height: round(mark.height) };
    case 'line':
      return { x1: round(mark.x1), x2: round(mark.x2), y1: round(mark.y1), y2: round(mark.y2) };
    case 'circle':
      return { cx: round(mark.x), cy: round(mark.y), r: mark.r };
    case 'path':
      return { d: pathOf(mark.points, mark.filled) };
  }
}

function paintText({ fill, stroke, strokeWidth, opacity, dash }: Paint): string {
  const line = stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`;
  return ` fill="${fill}"${line}${opacity === 1 ? '' : ` opacity="${round(opacity * 100) / 100}"`}${dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : ''}`;
}

function markText(mark: Mark, palette: Palette): string {
  const title = mark.label === undefined ? '' : `<title>${html(mark.label)}</title>`;
  const paint = paintText(paintOf(mark, palette));
  if (mark.kind === 'text') {
    return `<text x="${round(mark.x)}" y="${round(mark.y)}" text-anchor="${mark.anchor}" dominant-baseline="central" font-size="${mark.size}"${mark.strong ? ' font-weight="600"' : ''}${paint}>${html(mark.text)}</text>`;
  }
  const shape = Object.entries(shapeOf(mark))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return title === ''
    ? `<${mark.kind}${shape}${paint}/>`
    : `<${mark.kind}${shape}${paint}>${title}</${mark.kind}>`;
}

const FONT =
  'ui-sans-serif, system-ui, Segoe UI, Roboto, Noto Sans, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif';

/** A scene as one SVG document that needs nothing else; for reports and files. */
export function sceneSvg(scene: Scene, palette: Palette = LIGHT): string {
  const { width, height, label } = scene;
  const marks = marksOf(scene)
    .map((mark) => markText(mark, palette))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" font-family="${FONT}" role="img" aria-label="${html(label)}"><rect width="100%" height="100%" fill="${palette.ground}"/>${marks}</svg>`;
}

/** The same as a part of an HTML page, which needs no namespace. */
export const inlineSvg = (scene: Scene): string => sceneSvg(scene).replace(/ xmlns="[^"]*"/, '');
