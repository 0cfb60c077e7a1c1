import { type Mark, marksOf, moved, type Scene } from './scene.js';
import { fitting, widthOf } from './words.js';

/** What is said of a chart wherever it goes: where its numbers come from. */
export interface Caption {
  title: string;
  /** File, number of comments, date, method: each a few words. */
  about: readonly string[];
  /** What the colours stand for. */
  legend?: readonly { role: Mark['role']; name: string }[];
}

const PAD = 20;
const LINE = 18;

/** Words broken into lines that fit; a word is never cut in two. */
function linesOf(parts: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = last === undefined ? part : `${last} · ${part}`;
    if (last !== undefined && widthOf(joined, 12) <= room) lines[lines.length - 1] = joined;
    else lines.push(fitting(part, room, 12));
  }
  return lines;
}

/** The chart with its title, legend and caption inside the image, so that they travel with it. */
export function captioned(scene: Scene, { title, about, legend = [] }: Caption): Scene {
  const room = scene.width;
  const width = room + 2 * PAD;
  const foot = linesOf(about, room);
  let x = PAD;
  const keys = legend.flatMap(({ role, name }): Mark[] => {
    const from = x;
    x += 16 + widthOf(name) + 16;
    return [
      { kind: 'rect', role, x: from, y: PAD + 29, width: 10, height: 10 },
      { kind: 'text', role: 'text', x: from + 16, y: PAD + 34, text: name, anchor: 'start', size: 12 },
    ];
  });
  const top = PAD + (keys.length > 0 ? 52 : 30);
  const bottom = top + scene.height;
  const lines = foot.map(
    (text, index): Mark => ({
      kind: 'text',
      role: 'quiet',
      x: PAD,
      y: bottom + LINE * (index + 1),
      text,
      anchor: 'start',
      size: 12,
    }),
  );
  return {
    ...scene,
    width,
    height: bottom + LINE * foot.length + PAD,
    label: `${title}. ${scene.label}`,
    axes: [],
    marks: [
      {
        kind: 'text',
        role: 'text',
        x: PAD,
        y: PAD + 8,
        text: fitting(title, room, 16),
        anchor: 'start',
        size: 16,
        strong: true,
      },
      ...keys,
      ...moved(marksOf(scene), PAD, top),
      ...lines,
    ],
  };
}
