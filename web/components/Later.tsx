import { type ComponentType, Suspense } from 'react';
import { preloadable } from './preloadable.js';

/** A part of a page whose code comes when it is shown, such as a chart; `className` keeps its place until then. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, className: string) {
  const { Component } = preloadable<Props>(load);
  return function Later(props: Props) {
    return (
      <Suspense fallback={<div className={`skeleton ${className}`} />}>
        <Component {...props} />
      </Suspense>
    );
  };
}
