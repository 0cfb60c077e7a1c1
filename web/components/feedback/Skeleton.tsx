import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';

/** Bones of the final size: nothing jumps when the data arrives. */
export function SkeletonRows({ rows = 6, rowHeight = 57 }: { rows?: number; rowHeight?: number }) {
  return (
    <div aria-hidden className="divide-y divide-base-300">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name
        <div key={index} className="flex items-center gap-4 px-4" style={{ height: rowHeight }}>
          <span className="skeleton size-8 shrink-0 rounded-full" />
          <span className="skeleton h-4 flex-1" style={{ maxWidth: `${52 - ((index * 7) % 20)}%` }} />
          <span className="skeleton ml-auto h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Lines of text that are still on their way. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden className="space-y-2.5">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name
        <span key={index} className="skeleton block h-4" style={{ width: `${100 - ((index * 17) % 40)}%` }} />
      ))}
    </div>
  );
}

/** A page while its code is on its way. */
export function PageSpinner({ label = TEXT.loading }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center">
      <span className="spinner" />
      <span className="sr-only">{label}</span>
    </div>
  );
}

/** A big block whose final shape is not known yet: lines with space around them. */
export function Skeleton() {
  return (
    <div className="p-6">
      <SkeletonText lines={6} />
    </div>
  );
}
