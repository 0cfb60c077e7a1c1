import { type ComponentType, Suspense } from 'react';
import { preloadable } from './preloadable.js';

/** A part of a page whose code comes when it is shown, such as a chart; `className` keeps its place until then. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, className: string) {
  const { Component } = preloadable<Props>(load);
  /** Keeps the place also while the data are on their way. */
  const Bone = () => <div aria-hidden className={`skeleton ${className}`} />;
  const Later = (props: Props) => (
    <Suspense fallback={<Bone />}>
      <Component {...props} />
    </Suspense>
  );
  return Object.assign(Later, { Bone });
}
