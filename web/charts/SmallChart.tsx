import type { Scene } from '@smops/core/platform/charts/scene.js';
import { Marks } from './Marks.js';

/** A small chart beside a number in a list: seen, and said in its one sentence; nothing to point at. */
export const SmallChart = ({ scene, className }: { scene: Scene; className?: string }) => (
  <svg width={scene.width} height={scene.height} role="img" aria-label={scene.label} className={className}>
    <Marks scene={scene} />
  </svg>
);
