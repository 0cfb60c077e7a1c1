import { demoPortraits } from '@smops/fixtures/demo/portraits.js';
import sharp from 'sharp';
import { cleanImage } from '../../platform/objects/images/clean-image.js';
import type { ObjectsContext } from '../../platform/objects/objects-context.js';
import { storePortrait } from '../../records/portraits/portraits.service.js';

type DemoPortrait = (typeof demoPortraits)[number];

function draw({ colours: [ground, figure], circles }: DemoPortrait): Promise<Buffer> {
  const shapes = circles.map(
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${figure}" opacity="0.75"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="${ground}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** Gives a database that was just filled with sample data some portraits, made by `demo`. */
export async function seedDemoPortraits(ctx: ObjectsContext): Promise<void> {
  const asDemo: ObjectsContext = { ...ctx, actor: { ...ctx.actor, name: 'demo' } };
  for (const portrait of demoPortraits) {
    await storePortrait(asDemo, await cleanImage(await draw(portrait)), portrait.name);
  }
}
