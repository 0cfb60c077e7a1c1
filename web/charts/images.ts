import { LIGHT, paintOf } from '@smops/core/platform/charts/paint.js';
import { type Mark, marksOf, type Scene } from '@smops/core/platform/charts/scene.js';
import { sceneSvg } from '@smops/core/platform/charts/scene-svg.js';

/** Dots of the image for each px, so that it is sharp in print. */
const SHARPNESS = 2;

/** Draws a scene in the light colours: an image that leaves the program is for paper. */
function drawScene(context: CanvasRenderingContext2D, scene: Scene): void {
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = LIGHT.ground;
  context.fillRect(0, 0, scene.width, scene.height);
  for (const mark of marksOf(scene)) {
    const { fill, stroke, strokeWidth, opacity, dash } = paintOf(mark, LIGHT);
    context.globalAlpha = opacity;
    context.fillStyle = fill === 'none' ? 'transparent' : fill;
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.setLineDash([...dash]);
    if (mark.kind === 'text') drawText(context, mark);
    else drawShape(context, mark, stroke !== 'none');
  }
}

function drawText(context: CanvasRenderingContext2D, mark: Extract<Mark, { kind: 'text' }>): void {
  const family = getComputedStyle(document.body).fontFamily;
  context.font = `${mark.strong ? '600 ' : ''}${mark.size}px ${family}`;
  context.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor;
  context.textBaseline = 'middle';
  context.fillText(mark.text, mark.x, mark.y);
}

function drawShape(
  context: CanvasRenderingContext2D,
  mark: Exclude<Mark, { kind: 'text' }>,
  isOutlined: boolean,
) {
  context.beginPath();
  if (mark.kind === 'rect') context.rect(mark.x, mark.y, mark.width, mark.height);
  else if (mark.kind === 'circle') context.arc(mark.x, mark.y, mark.r, 0, 2 * Math.PI);
  else if (mark.kind === 'line') {
    context.moveTo(mark.x1, mark.y1);
    context.lineTo(mark.x2, mark.y2);
  } else for (const [x, y] of mark.points) context.lineTo(x, y);
  context.fill();
  if (isOutlined) context.stroke();
}

/** A scene as a PNG. Throws where the browser makes none. */
async function pngOf(scene: Scene): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(scene.width * SHARPNESS);
  canvas.height = Math.ceil(scene.height * SHARPNESS);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  drawScene(context, scene);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png'),
  );
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** "comments-by-day.png": a file named by its title. */
const fileName = (title: string, ending: string) =>
  `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`;

export const savePng = async (scene: Scene, title: string): Promise<void> =>
  save(await pngOf(scene), fileName(title, 'png'));

export const saveSvg = (scene: Scene, title: string): void =>
  save(new Blob([sceneSvg(scene)], { type: 'image/svg+xml' }), fileName(title, 'svg'));

/** Puts the chart into the clipboard. Throws where the browser does not allow it. */
export const copyPng = (scene: Scene): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(scene) })]);
